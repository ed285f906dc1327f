import type { BrandFields, StaffBrand } from '@pito/contracts/staff-brands'
import { textsIn } from '@pito/web/form/form-result'
import { centsIn } from '../record/read-numbers.ts'

export const brandFieldNames = [
  'name',
  'slug',
  'position',
  'image_path',
  'minimum_price_cents',
  'block1_fi',
  'block2_fi',
  'block3_fi',
  'meta_description_fi',
  'block1_en',
  'block2_en',
  'block3_en',
  'meta_description_en',
] as const
export type BrandFieldName = (typeof brandFieldNames)[number]

/** Returns the texts of the form's fields for a stored brand. */
export function valuesOfBrand(brand: StaffBrand): Record<BrandFieldName, string> {
  return {
    ...brand,
    position: String(brand.position),
    image_path: brand.image_path ?? '',
    minimum_price_cents:
      brand.minimum_price_cents === null
        ? ''
        : (brand.minimum_price_cents / 100).toFixed(2).replace('.', ','),
  }
}

/** Reads the fields of a brand from its form. A text that is no amount is sent as it is, and the API refuses it. */
export function brandIn(form: FormData): BrandFields {
  const texts = textsIn(form, brandFieldNames)
  return {
    ...texts,
    position: texts.position === '' ? 100 : Number(texts.position),
    image_path: texts.image_path || null,
    minimum_price_cents: centsIn(texts.minimum_price_cents),
  }
}
