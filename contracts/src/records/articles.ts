import { z } from 'zod'
import { bilingualMessage } from '../bilingual-message.ts'
import { mostInteger, numberWithin } from '../limited-fields.ts'
import { oneLine } from '../text-fields.ts'
import { articleSentences as s } from '../values/article-sentences.ts'
import type { ImportField } from '../values/import-fields.ts'
import { clearable, field, required } from '../values/import-fields.ts'
import { numberLimits } from '../values/number-limits.ts'
import { fieldsOf } from './fields-of.ts'

const labelClass = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G'])

/** The fields of an article that its form edits. The price has a call of its own, because prices are guarded. */
export const articleSchema = z.object({
  model_id: z
    .int(bilingualMessage(s.modelUnknown))
    .min(1)
    .max(mostInteger, bilingualMessage(s.modelUnknown))
    .describe('The `id` of the model.'),
  size: oneLine
    .max(60)
    .prefault('')
    .describe('The size with its indexes as on the sidewall: 205/55R16 91V XL.'),
  run_flat: z.boolean().default(false).describe('Whether the tyre can be driven without air.'),
  ean: oneLine
    .max(40)
    .nullable()
    .transform((text) => text || null)
    .default(null)
    .describe('The EAN, 13 digits. Only a draft may lack it.'),
  eprel_id: numberWithin(numberLimits.eprelId)
    .nullable()
    .default(null)
    .describe('The number in the EPREL database of the EU.'),
  manufacturer_product_id: oneLine.max(40).default('').describe('The number that the manufacturer uses.'),
  fuel_efficiency: labelClass.nullable().default(null).describe('The class on the EU label, A to E.'),
  wet_grip: labelClass.nullable().default(null).describe('The class on the EU label, A to E.'),
  noise_class: z.enum(['A', 'B', 'C']).nullable().default(null).describe('The declared noise class.'),
  noise_value: numberWithin(numberLimits.noiseDecibels)
    .nullable()
    .default(null)
    .describe('The noise in decibels.'),
  recycling_fee_included: z
    .boolean()
    .default(true)
    .describe('Whether the price includes the recycling fee. False: no fee is charged for the article.'),
})
export type ArticleFields = z.output<typeof articleSchema>

/** The form belongs to a model, so it does not edit the model. */
export const articleFields = fieldsOf(articleSchema.omit({ model_id: true }))

/** The columns of a file of articles, in the order of its template. The EAN identifies the article. */
export const articleColumns = {
  ean: required(
    field(
      'ean',
      'ean',
      ['EAN', 'EAN', 'EAN-koodi', 'EAN13', 'GTIN', 'viivakoodi', 'barcode'],
      '6419440133119',
    ),
  ),
  size: field('size', 'text', ['Koko', 'Size', 'rengaskoko', 'tyre size', 'dimension'], '205/55R16 91V XL'),
  run_flat: field('run_flat', 'flag', ['Run flat', 'Run-flat', 'RFT', 'runflat'], ['ei', 'no']),
  manufacturer_product_id: clearable(
    field(
      'manufacturer_product_id',
      'text',
      ['Valmistajan tuotenumero', "Manufacturer's number", 'MPN'],
      'T-1',
    ),
  ),
  eprel_id: clearable(
    field(
      'eprel_id',
      'whole',
      ['EPREL-numero', 'EPREL number', 'EPREL', 'EPREL ID'],
      '381234',
      numberLimits.eprelId,
    ),
  ),
  fuel_efficiency: clearable(
    field(
      'fuel_efficiency',
      'text',
      ['Polttoainetaloudellisuus', 'Fuel efficiency', 'polttoaineluokka', 'fuel class', 'fuel', 'RR'],
      'C',
    ),
  ),
  wet_grip: clearable(
    field('wet_grip', 'text', ['Märkäpito', 'Wet grip', 'märkäpitoluokka', 'wet grip class', 'wet'], 'B'),
  ),
  noise_class: clearable(field('noise_class', 'text', ['Meluluokka', 'Noise class'], 'B')),
  noise_value: clearable(
    field(
      'noise_value',
      'whole',
      ['Melu', 'Noise', 'Melu dB', 'Noise dB', 'dB', 'melutaso', 'vierintämelu'],
      '71',
      numberLimits.noiseDecibels,
    ),
  ),
  recycling_fee_included: field(
    'recycling_fee_included',
    'flag',
    ['Sisältää kierrätysmaksun', 'Recycling fee included', 'kierrätysmaksu'],
    ['kyllä', 'yes'],
  ),
} satisfies Record<keyof typeof articleFields, ImportField>
