import type { ArticleFields, StaffArticle } from '@pito/contracts/staff-articles'
import { textsIn } from '@pito/web/form/form-result'
import { numberIn } from '../record/read-numbers.ts'
import type { ArticleFieldName } from './article-fields.tsx'
import { articleFieldNames } from './article-fields.tsx'

/** Returns the texts of the form's fields for a stored article. A checkbox that is not ticked has no text. */
export function valuesOfArticle(article: StaffArticle): Partial<Record<ArticleFieldName, string>> {
  return Object.fromEntries(
    articleFieldNames.flatMap((name) => {
      const value = article[name]
      if (value === null || value === false) return []
      return [[name, value === true ? 'on' : String(value)]]
    }),
  )
}

/** Reads the fields of an article from its form, as the API expects them. */
export function articleIn(form: FormData): Omit<ArticleFields, 'model_id'> {
  const texts = textsIn(form, articleFieldNames)
  return {
    size: texts.size,
    ean: texts.ean || null,
    manufacturer_product_id: texts.manufacturer_product_id,
    eprel_id: numberIn(texts.eprel_id),
    fuel_efficiency: (texts.fuel_efficiency || null) as StaffArticle['fuel_efficiency'],
    wet_grip: (texts.wet_grip || null) as StaffArticle['wet_grip'],
    noise_class: (texts.noise_class || null) as StaffArticle['noise_class'],
    noise_value: numberIn(texts.noise_value),
    run_flat: form.has('run_flat'),
    recycling_fee_included: form.has('recycling_fee_included'),
  }
}
