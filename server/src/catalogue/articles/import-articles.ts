import type { ArticleFields } from '@pito/contracts/records/articles'
import { articleSchema } from '@pito/contracts/records/articles'
import { articleSentences } from '@pito/contracts/values/article-sentences'
import { articleSizeText, parseArticleSize } from '@pito/contracts/values/article-size'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { CheckedRow, ReadRow, RowFault, RowFields } from '@pito/contracts/values/run-row'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Sql } from '../../platform/database/sql.ts'
import type { EarlierRows } from '../earlier-rows.ts'
import { nameKey, whyNotNewModel } from '../models/model-to-add.ts'
import { fieldsOf } from './article-of.ts'
import type { ArticleRow } from './article-store.ts'
import type { NamedModel } from './import-store.ts'
import { articlesByEan, articleWithSize, modelsByName, namesKey } from './import-store.ts'
import { differingFields } from './rules/differing-fields.ts'
import { faultsOfValues } from './rules/faults-of-values.ts'
import type { DescribedModel, ModelInRow } from './rules/model-in-row.ts'
import { factsOf, faultsOfNewModel, splitRow } from './rules/model-in-row.ts'
import { faultSentences } from './save-article.ts'

const fieldsOfNew = articleSchema.omit({ model_id: true, size: true }).parse({})

/**
 * Compares rows of a file with the articles and with the earlier rows of the file, and changes nothing. The EAN of each
 * row is valid; it identifies the article.
 */
export async function checkArticles(
  sql: Sql,
  rows: readonly ReadRow[],
  _: Date,
  earlier: EarlierRows,
): Promise<CheckedRow[]> {
  const stored = await articlesByEan(
    sql,
    rows.map(({ fields }) => String(fields.ean)),
  )
  const namedIn = ({ fields }: ReadRow) => {
    const { named } = splitRow(fields)
    const brandOfArticle = named.model ? stored.get(String(fields.ean))?.brand : undefined
    return { ...named, brand: named.brand || (brandOfArticle ?? '') }
  }
  const models = await modelsByName(sql, rows.map(namedIn))
  const checked: CheckedRow[] = []
  for (const row of rows) {
    const article = stored.get(String(row.fields.ean))
    checked.push(await checkArticle(sql, row, { article, models, named: namedIn(row), earlier }))
  }
  return checked
}

interface Known {
  readonly article: ArticleRow | undefined
  readonly models: ReadonlyMap<string, readonly NamedModel[]>
  readonly named: ModelInRow
  readonly earlier: EarlierRows
}

/** A row of an unknown article adds the article, and also its model and brand if the row describes them. */
async function checkArticle(
  sql: Sql,
  row: ReadRow,
  { article, models, named, earlier }: Known,
): Promise<CheckedRow> {
  const { values } = splitRow(row.fields)
  const known = { number: row.number, label: String(values.ean), recordId: article?.id ?? null }
  const rejected = (...faults: readonly RowFault[]): CheckedRow => ({
    ...{ ...known, verdict: 'rejected', before: null, after: null, faults },
  })
  if (!article && !(named.brand && named.model && values.size))
    return rejected({ field: null, value: null, reason: s.newNeedsModel })
  const model = modelOf(article, models, named)
  const faultsOfNaming = model ? whyOtherModel(model, named) : faultsOfNewModel(named)
  if (faultsOfNaming.length > 0) return rejected(...faultsOfNaming)
  const before = article ? fieldsOf(article) : null
  const merged = { ...(before ?? fieldsOfNew), ...values, model_id: model?.id ?? 0 } as ArticleFields
  const fields = { ...merged, size: sizeToStore(merged.size, before?.size ?? null) }
  const faults = faultsOf(fields, model ?? factsOf(named), article)
  if (faults.length > 0) return rejected(...faults)
  if (model && (await isTaken(sql, fields, article)))
    return rejected({ field: 'size', value: fields.size, reason: articleSentences.articleExists })
  const why = model ? null : await whyNotNewModel(sql, named as DescribedModel, earlier)
  if (why) return rejected({ field: why.field, value: named[why.field], reason: why.fault })
  if (isListedTwice(fields, { article, model, named, earlier }))
    return rejected({ field: 'size', value: fields.size, reason: s.articleListedTwice })
  const { model_id: _, ...withoutModel } = fields
  return { ...known, ...comparison(before, model ? fields : { ...named, ...withoutModel }), faults }
}

/** Tells whether an earlier row of the file makes an article of the same model with this size and these marks. */
function isListedTwice(
  fields: ArticleFields,
  { article, model, named, earlier }: Omit<Known, 'models'> & { readonly model: NamedModel | undefined },
): boolean {
  const before = article && fieldsOf(article)
  if (before?.size === fields.size && before.run_flat === fields.run_flat && before.model_id === model?.id)
    return false
  const ofModel = model?.id ?? [nameKey(named.brand), nameKey(named.model)]
  const key = JSON.stringify([ofModel, parseArticleSize(fields.size), fields.run_flat])
  if (earlier.articles.has(key)) return true
  earlier.articles.add(key)
  return false
}

/** Tells whether another article of the model already has the size and the marks that the row contains. */
function isTaken(sql: Sql, fields: ArticleFields, article: ArticleRow | undefined) {
  const before = article && fieldsOf(article)
  const isMoved =
    before?.size !== fields.size || before.run_flat !== fields.run_flat || before.model_id !== fields.model_id
  const size = parseArticleSize(fields.size)
  return isMoved && size && articleWithSize(sql, fields, size, article?.id ?? null)
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
  models: ReadonlyMap<string, readonly NamedModel[]>,
  { brand, model, season_id: season }: ModelInRow,
): NamedModel | undefined {
  if (article && !model)
    return {
      id: article.modelId,
      seasonId: article.seasonId,
      vehicleKind: null,
      tyreClass: article.tyreClass,
    }
  const sameName = models.get(namesKey({ brand, model })) ?? []
  return sameName.find(({ seasonId }) => seasonId === season) ?? sameName[0]
}

/** Returns a fault if the row names a model but says that it has another season or vehicle. */
function whyOtherModel(model: NamedModel, named: ModelInRow): RowFault[] {
  const differs =
    (named.season_id !== null && named.season_id !== model.seasonId) ||
    (named.vehicle_kind !== null && model.vehicleKind !== null && named.vehicle_kind !== model.vehicleKind)
  return differs && named.model ? [{ field: 'model', value: named.model, reason: s.modelDiffers }] : []
}

/**
 * Returns the size as it is stored and shown: a file may write 205/55 R16 91V for 205/55R16 91V. A file that leaves out the
 * Z of a stored size does not remove it.
 */
function sizeToStore(text: string, stored: string | null): string {
  const size = typeof text === 'string' ? parseArticleSize(text) : null
  if (!size || size.loadIndex === null) return text
  const withZ = articleSizeText({ ...size, zRated: true })
  return stored === withZ ? stored : articleSizeText(size)
}

function faultsOf(
  fields: ArticleFields,
  model: Pick<NamedModel, 'seasonId' | 'tyreClass'>,
  article: ArticleRow | undefined,
): RowFault[] {
  const values = faultsOfValues(fields)
  const found: Readonly<Record<string, Sentence>> =
    Object.keys(values).length > 0 ? values : faultSentences(fields, model, article ?? null)
  return Object.entries(found).map(([field, reason]) => ({
    field,
    value: String(fields[field as keyof ArticleFields] ?? ''),
    reason,
  }))
}
