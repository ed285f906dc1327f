import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  ArticleFields,
  createArticle,
  saveArticle as saveContract,
} from '@pito/contracts/staff-articles'
import {
  eanFaultSentence,
  eanTakenSentence,
  articleSentences as s,
} from '@pito/contracts/values/article-sentences'
import { parseArticleSize } from '@pito/contracts/values/article-size'
import { whyNotEan } from '@pito/contracts/values/ean'
import type { Sentence } from '@pito/contracts/values/sentences'
import { studded } from '@pito/contracts/values/tyre-season'
import { car, truck, van } from '@pito/contracts/values/vehicle-type'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import type { FieldFaults } from '../../platform/refuse.ts'
import { refuse } from '../../platform/refuse.ts'
import { articleName, articleOf, fieldsOf } from './article-of.ts'
import type { ArticleRow, StoredArticle } from './article-store.ts'
import {
  articleById,
  articleWithEan,
  insertArticle,
  isIndexed,
  lockArticle,
  modelOfArticle,
  sameArticle,
  sizeId,
  updateArticle,
} from './article-store.ts'
import { faultsOfArticle, fieldOfLabelFault } from './rules/faults-of-article.ts'

export const vehicleTypes = { car, suv: car, van, truck } as const

export function addArticle(
  ctx: Context,
  fields: Input<typeof createArticle>,
): Promise<Answer<typeof createArticle>> {
  return ctx.transaction(async (tx) => {
    const article = await checkedArticle(ctx, tx, fields, null)
    const id = (await insertArticle(tx, article)) ?? refuseField(ctx, 'size', s.articleExists)
    const added = (await articleById(tx, id)) ?? refuse('not-found')
    await recordChange(tx, ctx, {
      action: 'article-created',
      record: { kind: 'article', id },
      before: null,
      after: fieldsOf(added),
      origin: 'form',
    })
    return ok(await articleOf(tx, added))
  })
}

export function changeArticle(
  ctx: Context,
  { id, version, ...fields }: Input<typeof saveContract>,
): Promise<Answer<typeof saveContract>> {
  return ctx.transaction(async (tx) => {
    const stored = (await lockArticle(tx, id)) ?? refuse('not-found')
    const record = { kind: 'article', id } as const
    await refuseStale(tx, { record, sent: version, current: await articleOf(tx, stored) })
    const article = await checkedArticle(ctx, tx, fields, stored)
    if (await sameArticle(tx, article, id)) refuseField(ctx, 'size', s.articleExists)
    await updateArticle(tx, id, article)
    const saved = (await articleById(tx, id)) ?? refuse('not-found')
    await recordChange(tx, ctx, {
      action: 'article-saved',
      record,
      before: fieldsOf(stored),
      after: fieldsOf(saved),
      origin: 'form',
    })
    return ok(await articleOf(tx, saved))
  })
}

/** Checks the fields of an article and returns what the tables store. Refuses with the errors of all fields. */
async function checkedArticle(
  ctx: Context,
  tx: Tx,
  fields: ArticleFields,
  stored: ArticleRow | null,
): Promise<StoredArticle> {
  const model = (await modelOfArticle(tx, fields.model_id)) ?? refuseField(ctx, 'model_id', s.modelUnknown)
  const size = parseArticleSize(fields.size)
  const faults = await faultsOfFields(ctx, tx, { fields, model, stored })
  if (!isIndexed(size) || faults) refuse('not-valid', faults ?? undefined)
  return {
    sizeId: await sizeId(tx, size),
    size,
    vehicleTypeId: vehicleTypes[model.vehicleKind],
    tyreClass: model.tyreClass,
    seasonId: model.seasonId,
    fields,
  }
}

/** Checks the fields of an article that match the contract when others do not. */
export async function checkArticle(
  ctx: Context,
  { id, ...fields }: Partial<Input<typeof saveContract>>,
): Promise<FieldFaults> {
  const stored = id === undefined ? undefined : await articleById(ctx.sql, id)
  const modelId = fields.model_id ?? stored?.modelId
  const model = modelId === undefined ? undefined : await modelOfArticle(ctx.sql, modelId)
  if (!model) return {}
  return (await faultsOfFields(ctx, ctx.sql, { fields, model, stored: stored ?? null })) ?? {}
}

interface Checked {
  readonly fields: Partial<ArticleFields>
  readonly model: ArticleModel
  readonly stored: ArticleRow | null
}

/** Returns the errors of all fields, or null. */
async function faultsOfFields(
  { locale }: Context,
  sql: Sql,
  { fields, model, stored }: Checked,
): Promise<FieldFaults | null> {
  const { fault, owner } = await eanFault(sql, fields.ean ?? null, stored)
  const errors = Object.entries({ ...faultSentences(fields, model, stored), ...(fault && { ean: fault }) })
  if (errors.length === 0) return null
  return {
    errors: Object.fromEntries(errors.map(([field, sentence]) => [field, [sentence[locale]]])),
    ...(owner && { records: { ean: { id: owner.id, name: articleName(owner) } } }),
  }
}

interface ArticleModel {
  readonly seasonId: number
  readonly tyreClass: 'C1' | 'C2' | 'C3'
}

const faults = {
  'size-wrong': ['size', s.sizeWrong],
  'indexes-missing': ['size', s.indexesMissing],
  'dual-index-wrong': ['size', s.dualIndexWrong],
  'ean-missing': ['ean', s.eanNot13Digits],
  'label-on-studded': ['fuel_efficiency', s.labelOnStudded],
  'label-not-whole': ['fuel_efficiency', s.labelNotWhole],
  'fuel-class-old': ['fuel_efficiency', s.labelClassOld],
  'wet-class-old': ['wet_grip', s.labelClassOld],
} as const

/** Returns the sentences about the fields of an article that cannot be stored, by field. Missing fields have none. */
export function faultSentences(
  fields: Partial<ArticleFields>,
  model: ArticleModel,
  stored: ArticleRow | null,
): Record<string, Sentence> {
  const label = labelIn(fields)
  const reasons = faultsOfArticle({
    tyreClass: model.tyreClass,
    isStudded: model.seasonId === studded,
    isDraft: stored === null || stored.state === 'draft',
    ean: fields.ean,
    size: fields.size === undefined ? undefined : parseArticleSize(fields.size),
    label,
    storedLabel: stored,
  })
  return Object.fromEntries(
    reasons.map((reason) => {
      const [field, sentence] = faults[reason]
      const isOfLabel = reason === 'label-not-whole' || reason === 'label-on-studded'
      return [isOfLabel && label ? fieldOfLabelFault(reason, label) : field, sentence]
    }),
  )
}

/** Returns the label, or null if one of its fields is missing. */
function labelIn(fields: Partial<ArticleFields>) {
  const { fuel_efficiency, wet_grip, noise_class, noise_value, eprel_id } = fields
  if (fuel_efficiency === undefined || wet_grip === undefined || noise_class === undefined) return null
  if (noise_value === undefined || eprel_id === undefined) return null
  return {
    fuelEfficiency: fuel_efficiency,
    wetGrip: wet_grip,
    noiseClass: noise_class,
    noiseValue: noise_value,
    eprelId: eprel_id,
  }
}

interface EanFault {
  readonly fault?: Sentence
  /** The other article that has the EAN. */
  readonly owner?: ArticleRow
}

async function eanFault(sql: Sql, ean: string | null, stored: ArticleRow | null): Promise<EanFault> {
  if (!ean) return {}
  const fault = whyNotEan(ean)
  if (fault) return { fault: eanFaultSentence(fault, ean) }
  const owner = await articleWithEan(sql, ean, stored?.id ?? null)
  return owner ? { fault: eanTakenSentence(articleName(owner)), owner } : {}
}

function refuseField(ctx: Context, field: string, sentence: Sentence): never {
  refuse('not-valid', { errors: { [field]: [sentence[ctx.locale]] } })
}
