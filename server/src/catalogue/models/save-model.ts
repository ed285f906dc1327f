import type { Answer, Input } from '@pito/contracts/endpoint'
import type { createModel, ModelFields, saveModel } from '@pito/contracts/staff-models'
import {
  modelTakenSentence,
  brandSentences as s,
  slugTakenSentence,
} from '@pito/contracts/values/brand-sentences'
import { faultsOfModel, modelSentences, tyreClassOf } from '@pito/contracts/values/model-faults'
import type { Sentence } from '@pito/contracts/values/sentences'
import { studded } from '@pito/contracts/values/tyre-season'
import { moveWordsOfModel } from '../../content/index.ts'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import type { FieldFaults } from '../../platform/refuse.ts'
import { refuse } from '../../platform/refuse.ts'
import { faultsIn, refuseFields } from '../../platform/refuse-fields.ts'
import { slugOf } from '../rules/slug-from-name.ts'
import { fieldsOfModel, staffModelOf } from './model-of.ts'
import type { ModelRow } from './model-store.ts'
import {
  brandOfModel,
  insertModel,
  lockModel,
  lockModelNames,
  modelById,
  storeFormerModelSlug,
  takenByModel,
  updateModel,
} from './model-store.ts'

export function addModel(
  ctx: Context,
  fields: Input<typeof createModel>,
): Promise<Answer<typeof createModel>> {
  return ctx.transaction(async (tx) => {
    await lockModelNames(tx, fields.brand_id)
    const { model } = await checkedModel(ctx, tx, fields, null)
    const id = await insertModel(tx, model)
    const added = (await modelById(tx, id)) ?? refuse('not-found')
    await recordChange(tx, ctx, {
      action: 'model-created',
      record: { kind: 'model', id },
      before: null,
      after: fieldsOfModel(added),
      origin: 'form',
    })
    return ok(staffModelOf(added))
  })
}

export function changeModel(
  ctx: Context,
  { id, version, ...fields }: Input<typeof saveModel>,
): Promise<Answer<typeof saveModel>> {
  return ctx.transaction(async (tx) => {
    await lockModelNames(tx, fields.brand_id)
    const stored = (await lockModel(tx, id)) ?? refuse('not-found')
    const record = { kind: 'model', id } as const
    await refuseStale(tx, { record, sent: version, current: staffModelOf(stored) })
    const { model, brandSlug } = await checkedModel(ctx, tx, fields, stored)
    if (model.slug !== stored.slug || model.brand_id !== stored.brandId) {
      await storeFormerModelSlug(tx, id, stored, { brandId: model.brand_id, slug: model.slug })
      await moveWordsOfModel(tx, `${stored.brandSlug}/${stored.slug}`, `${brandSlug}/${model.slug}`)
    }
    await updateModel(tx, id, model)
    const saved = (await modelById(tx, id)) ?? refuse('not-found')
    await recordChange(tx, ctx, {
      action: 'model-saved',
      record,
      before: fieldsOfModel(stored),
      after: fieldsOfModel(saved),
      origin: 'form',
    })
    return ok(staffModelOf(saved))
  })
}

/** Checks the fields of a model and adds the slug if it was left out. Refuses with the errors of all fields. */
async function checkedModel(ctx: Context, tx: Tx, fields: ModelFields, stored: ModelRow | null) {
  const brand =
    stored?.brandId === fields.brand_id ? { slug: stored.brandSlug } : await brandOfModel(tx, fields.brand_id)
  refuseFields(ctx, {
    ...(!brand && { brand_id: s.brandUnknown }),
    ...(await faultsOfFields(tx, fields, stored)),
  })
  return { model: { ...fields, slug: slugOf(fields) ?? '' }, brandSlug: brand?.slug ?? '' }
}

/** Checks the fields of a model that match the contract when others do not. */
export async function checkModel(
  ctx: Context,
  { id, ...fields }: Partial<Input<typeof saveModel>>,
): Promise<FieldFaults> {
  const stored = id === undefined ? undefined : await modelById(ctx.sql, id)
  return faultsIn(ctx, await faultsOfFields(ctx.sql, fields, stored ?? null))
}

async function faultsOfFields(
  sql: Sql,
  fields: Partial<ModelFields>,
  stored: ModelRow | null,
): Promise<Record<string, Sentence>> {
  const slug = slugOf(fields)
  const taken = await takenByModel(sql, { ...fields, slug }, stored?.id ?? null)
  const faults = Object.entries(faultsOfModel(fields)).map(([field, fault]) => [field, modelSentences[fault]])
  return {
    ...(taken.name !== null && { name: modelTakenSentence(taken.name) }),
    ...(slug === '' && { slug: s.slugWrong }),
    ...(taken.slug && taken.name === null && { slug: slugTakenSentence(taken.slug) }),
    ...(stored && faultsOfArticles(fields, stored)),
    ...Object.fromEntries(faults),
  }
}

/** Refuses changes of a model that contradict its articles. */
function faultsOfArticles(model: Partial<ModelFields>, stored: ModelRow): Record<string, Sentence> {
  const kind = model.vehicle_kind ?? stored.vehicleKind
  const isOtherClass = tyreClassOf(kind) !== tyreClassOf(stored.vehicleKind)
  return {
    ...(isOtherClass && stored.hasArticles && { vehicle_kind: s.hasArticles }),
    ...(model.season_id === studded && stored.labelled > 0 && { season_id: s.hasLabels }),
  }
}
