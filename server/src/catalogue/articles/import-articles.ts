import type { ArticleFields } from '@pito/contracts/staff-articles'
import { articleSentences } from '@pito/contracts/values/article-sentences'
import { parseArticleSize } from '@pito/contracts/values/article-size'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { CheckedRow, ReadRow, RowFault, RowFields } from '@pito/contracts/values/run-row'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Sql } from '../../platform/database/sql.ts'
import { fieldsOf } from './article-of.ts'
import type { ArticleRow } from './article-store.ts'
import type { NamedModel } from './import-store.ts'
import { articlesByEan, articleWithSize, modelsByName, namesKey } from './import-store.ts'
import { differingFields } from './rules/differing-fields.ts'
import { faultsOfValues } from './rules/faults-of-values.ts'
import { faultSentences } from './save-article.ts'

const fieldsOfNew: Omit<ArticleFields, 'model_id' | 'size'> = {
  run_flat: false,
  ean: null,
  eprel_id: null,
  manufacturer_product_id: '',
  fuel_efficiency: null,
  wet_grip: null,
  noise_class: null,
  noise_value: null,
  recycling_fee_included: true,
}

/**
 * Compares rows of a file with the articles and changes nothing. The EAN of each row is valid; it identifies the article.
 */
export async function checkArticles(sql: Sql, rows: readonly ReadRow[]): Promise<CheckedRow[]> {
  const stored = await articlesByEan(
    sql,
    rows.map(({ fields }) => String(fields.ean)),
  )
  const models = await modelsByName(
    sql,
    rows.map(({ fields }) => ({ brand: text(fields.brand), model: text(fields.model) })),
  )
  const checked: CheckedRow[] = []
  for (const row of rows) {
    const article = stored.get(String(row.fields.ean))
    checked.push(await checkArticle(sql, row, { article, models }))
  }
  return checked
}

interface Known {
  readonly article: ArticleRow | undefined
  readonly models: ReadonlyMap<string, NamedModel>
}

async function checkArticle(sql: Sql, row: ReadRow, { article, models }: Known): Promise<CheckedRow> {
  const { brand, model: modelName, ...values } = row.fields
  const label = String(values.ean)
  const model = modelOf(article, models, { brand: brand ?? article?.brand, model: modelName })
  const rejected = (faults: readonly RowFault[]): CheckedRow => ({
    ...{ number: row.number, label, recordId: article?.id ?? null, verdict: 'rejected' },
    ...{ before: null, after: null, faults },
  })
  if (!article && !(text(brand) && text(modelName) && text(values.size)))
    return rejected([{ field: null, value: null, reason: s.newNeedsModel }])
  if (!model) return rejected([{ field: 'model', value: text(modelName), reason: s.modelNotFound }])
  const before = article ? fieldsOf(article) : null
  const merged = { ...(before ?? fieldsOfNew), ...values, model_id: model.id } as ArticleFields
  const size = parseArticleSize(merged.size)
  const fields = { ...merged, size: before && sameSize(before.size, merged.size) ? before.size : merged.size }
  const faults = faultsOf(fields, model, article)
  const isMoved = !before || before.size !== fields.size || before.model_id !== fields.model_id
  if (
    faults.length === 0 &&
    size &&
    isMoved &&
    (await articleWithSize(sql, fields, size, article?.id ?? null))
  )
    return rejected([{ field: 'size', value: fields.size, reason: articleSentences.articleExists }])
  if (faults.length > 0) return rejected(faults)
  return { number: row.number, label, recordId: article?.id ?? null, ...comparison(before, fields), faults }
}

function comparison(
  before: RowFields | null,
  after: RowFields,
): Pick<CheckedRow, 'verdict' | 'before' | 'after'> {
  if (!before) return { verdict: 'new', before: null, after }
  const differing = differingFields(before, after)
  return differing
    ? { verdict: 'changed', ...differing }
    : { verdict: 'unchanged', before: null, after: null }
}

function modelOf(
  article: ArticleRow | undefined,
  models: ReadonlyMap<string, NamedModel>,
  names: { readonly brand: unknown; readonly model: unknown },
): NamedModel | undefined {
  if (article && !text(names.model))
    return { id: article.modelId, seasonId: article.seasonId, tyreClass: article.tyreClass }
  return models.get(namesKey({ brand: text(names.brand), model: text(names.model) }))
}

/** Tells whether two texts are the same size: a file may write 205/55 R16 91V for 205/55R16 91V. */
function sameSize(one: string, other: string): boolean {
  return JSON.stringify(parseArticleSize(one)) === JSON.stringify(parseArticleSize(other))
}

function faultsOf(fields: ArticleFields, model: NamedModel, article: ArticleRow | undefined): RowFault[] {
  const values = faultsOfValues(fields)
  const found: Readonly<Record<string, Sentence>> =
    Object.keys(values).length > 0 ? values : faultSentences(fields, model, article ?? null)
  return Object.entries(found).map(([field, reason]) => ({
    field,
    value: String(fields[field as keyof ArticleFields] ?? ''),
    reason,
  }))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
