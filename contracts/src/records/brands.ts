import { z } from 'zod'
import { bilingualMessage } from '../bilingual-message.ts'
import { numberWithin } from '../limited-fields.ts'
import { manyLines, oneLine, optionalSlug, requiredText } from '../text-fields.ts'
import { brandSentences as s } from '../values/brand-sentences.ts'
import { field } from '../values/import-fields.ts'
import { numberLimits } from '../values/number-limits.ts'
import { fieldsOf } from './fields-of.ts'

const block = (number: number, language: string) =>
  manyLines.max(5000).default('').describe(`Block ${number} of the landing page in ${language}.`)
const summary = (language: string) =>
  oneLine.max(320).default('').describe(`What search engines show of the landing page in ${language}.`)

/** The texts of the landing page. A language has either all of its texts or none. */
const landingTexts = {
  block1_fi: block(1, 'Finnish'),
  block2_fi: block(2, 'Finnish'),
  block3_fi: block(3, 'Finnish'),
  meta_description_fi: summary('Finnish'),
  block1_en: block(1, 'English'),
  block2_en: block(2, 'English'),
  block3_en: block(3, 'English'),
  meta_description_en: summary('English'),
}

/** The fields of a brand that its form edits. */
export const brandSchema = z.object({
  name: requiredText(s.nameMissing).max(60).describe('The name.'),
  slug: optionalSlug(80).describe('The name in addresses. If it is empty, it is generated from the name.'),
  image_path: oneLine
    .max(200)
    .nullable()
    .transform((text) => text || null)
    .refine((path) => path === null || /^\/[^/\\]/.test(path), bilingualMessage(s.pathWrong))
    .default(null)
    .describe('The path of the wordmark.'),
  minimum_price_cents: numberWithin(numberLimits.priceCents)
    .nullable()
    .default(null)
    .describe('The price below which the prices of the brand are guarded.'),
  position: z.int().min(0).max(9999).default(100).describe('Brands with a lower number come first.'),
  ...landingTexts,
})
export type BrandFields = z.output<typeof brandSchema>

export const brandFields = fieldsOf(brandSchema)

/** The column of a file of articles that names the brand. */
export const brandColumns = {
  name: field('brand', 'text', ['Merkki', 'Brand', 'valmistaja', 'manufacturer', 'make'], 'Kuura'),
}
