import type { Answer, Input } from '@pito/contracts/endpoint'
import type { createModel, ModelFields, saveModel } from '@pito/contracts/staff-models'
import { modelTakenSentence, brandSentences as s } from '@pito/contracts/values/brand-sentences'
import { faultsOfModel, modelSentences, tyreClassOf } from '@pito/contracts/values/model-faults'
import type { Sentence } from '@pito/contracts/values/sentences'
import { studded } from '@pito/contracts/values/tyre-season'
import { moveWordsOfModel } from '../../content/index.ts'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { refuseFields } from '../refuse-fields.ts'
import { slugFromName } from '../rules/slug-from-name.ts'
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
    if (model.slug !== stored.slug || model.brand_id !== stored.brand_id) {
      await storeFormerModelSlug(tx, id, stored, model)
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
  const model = { ...fields, slug: fields.slug || slugFromName(fields.name) }
  const brand =
    stored?.brand_id === model.brand_id ? { slug: stored.brandSlug } : await brandOfModel(tx, model.brand_id)
  const taken = await takenByModel(tx, model, stored?.id ?? null)
  const faults = Object.entries(faultsOfModel(model)).map(([field, fault]) => [field, modelSentences[fault]])
  refuseFields(ctx, {
    ...(!brand && { brand_id: s.brandUnknown }),
    ...(taken.name !== null && { name: modelTakenSentence(taken.name) }),
    ...(model.slug === '' && { slug: s.slugWrong }),
    ...(taken.slug && taken.name === null && { slug: s.slugTaken }),
    ...(stored && faultsOfArticles(model, stored)),
    ...Object.fromEntries(faults),
  })
  return { model, brandSlug: brand?.slug ?? '' }
}

/** Refuses changes of a model that contradict its articles. */
function faultsOfArticles(model: ModelFields, stored: ModelRow): Record<string, Sentence> {
  const isOtherClass = tyreClassOf(model.vehicle_kind) !== tyreClassOf(stored.vehicle_kind)
  return {
    ...(isOtherClass && stored.hasArticles && { vehicle_kind: s.hasArticles }),
    ...(model.season_id === studded && stored.labelled > 0 && { season_id: s.hasLabels }),
  }
}
