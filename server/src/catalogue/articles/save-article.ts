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
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { articleName, articleOf, fieldsOf } from './article-of.ts'
import type { ArticleRow, StoredArticle } from './article-store.ts'
import {
  articleById,
  articleWithEan,
  insertArticle,
  lockArticle,
  modelOfArticle,
  sameArticle,
  sizeId,
  updateArticle,
} from './article-store.ts'
import { faultsOfArticle } from './rules/faults-of-article.ts'

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
  const { fault, owner } = await eanFault(tx, fields.ean, stored)
  const errors = Object.entries({ ...faultSentences(fields, model, stored), ...(fault && { ean: fault }) })
  if (!size || errors.length > 0)
    refuse('not-valid', {
      errors: Object.fromEntries(errors.map(([field, sentence]) => [field, [sentence[ctx.locale]]])),
      ...(owner && { records: { ean: { id: owner.id, name: articleName(owner) } } }),
    })
  return {
    modelId: fields.model_id,
    sizeId: await sizeId(tx, size),
    size,
    vehicleTypeId: vehicleTypes[model.vehicleKind],
    tyreClass: model.tyreClass,
    seasonId: model.seasonId,
    fields,
  }
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

/** Returns the sentences about the fields of an article that cannot be stored, by field. */
export function faultSentences(
  fields: ArticleFields,
  model: { readonly seasonId: number; readonly tyreClass: 'C1' | 'C2' | 'C3' },
  stored: ArticleRow | null,
): Record<string, Sentence> {
  const reasons = faultsOfArticle({
    tyreClass: model.tyreClass,
    isStudded: model.seasonId === studded,
    isDraft: stored === null || stored.state === 'draft',
    ean: fields.ean,
    size: parseArticleSize(fields.size),
    label: {
      fuelEfficiency: fields.fuel_efficiency,
      wetGrip: fields.wet_grip,
      noiseClass: fields.noise_class,
      noiseValue: fields.noise_value,
    },
    eprelId: fields.eprel_id,
    storedLabel: stored,
  })
  return Object.fromEntries(reasons.map((reason) => faults[reason]))
}

interface EanFault {
  readonly fault?: Sentence
  /** The other article that has the EAN. */
  readonly owner?: ArticleRow
}

async function eanFault(tx: Tx, ean: string | null, stored: ArticleRow | null): Promise<EanFault> {
  if (!ean) return {}
  const fault = whyNotEan(ean)
  if (fault) return { fault: eanFaultSentence(fault, ean) }
  const owner = await articleWithEan(tx, ean, stored?.id ?? null)
  return owner ? { fault: eanTakenSentence(articleName(owner)), owner } : {}
}

function refuseField(ctx: Context, field: string, sentence: Sentence): never {
  refuse('not-valid', { errors: { [field]: [sentence[ctx.locale]] } })
}
