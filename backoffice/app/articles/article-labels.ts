import { useWords } from '@pito/web/words/words'
import type { ArticleFieldName } from './article-fields.tsx'
import { articleWords } from './article-words.ts'

const labels = {
  size: 'size',
  ean: 'ean',
  manufacturer_product_id: 'productNumber',
  eprel_id: 'eprel',
  fuel_efficiency: 'fuel',
  wet_grip: 'wet',
  noise_class: 'noiseClass',
  noise_value: 'noise',
  run_flat: 'runFlat',
  recycling_fee_included: 'fee',
} as const satisfies Record<ArticleFieldName, string>

/** Returns the labels of the fields, for the error summary and the comparison. */
export function useArticleLabels(): Readonly<Record<ArticleFieldName, string>> {
  const w = useWords(articleWords)
  return Object.fromEntries(Object.entries(labels).map(([field, word]) => [field, w[word]])) as Record<
    ArticleFieldName,
    string
  >
}
