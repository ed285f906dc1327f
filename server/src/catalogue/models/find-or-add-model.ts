import { brandFields } from '@pito/contracts/staff-brands'
import { modelFields } from '@pito/contracts/staff-models'
import { brandSentences } from '@pito/contracts/values/brand-sentences'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import { recordChange } from '../../platform/audit/record-change.ts'
import type { Tx } from '../../platform/database/sql.ts'
import type { DescribedModel } from '../articles/rules/model-in-row.ts'
import { modelFieldsOf } from '../articles/rules/model-in-row.ts'
import { fieldsOfBrand } from '../brands/brand-of.ts'
import { brandById, brandByName, insertBrand, lockBrandNames, takenByBrand } from '../brands/brand-store.ts'
import { slugFromName } from '../rules/slug-from-name.ts'
import { fieldsOfModel } from './model-of.ts'
import { insertModel, lockModelNames, modelById, modelByName, takenByModel } from './model-store.ts'

type Found = { readonly id: number } | { readonly fault: Sentence }

/**
 * Returns the model that a row of an import describes. An earlier row may have added the model or its brand; otherwise
 * they are added. Names are compared as in the forms for brands and models.
 */
export async function findOrAddModel(
  tx: Tx,
  ctx: Auditable,
  row: DescribedModel,
  runId: string,
): Promise<Found> {
  const brand = await findOrAddBrand(tx, ctx, row.brand, runId)
  if ('fault' in brand) return brand
  await lockModelNames(tx, brand.id)
  const known = await modelByName(tx, brand.id, row.model)
  if (known) {
    const isSame = known.season_id === row.season_id && known.vehicle_kind === row.vehicle_kind
    return isSame ? known : { fault: s.modelDiffers }
  }
  const fields = modelFields.parse({ ...modelFieldsOf(row, brand.id), slug: slugFromName(row.model) })
  if ((await takenByModel(tx, fields, null)).slug || fields.slug === '')
    return { fault: brandSentences.slugTaken }
  const id = await insertModel(tx, fields)
  const added = await modelById(tx, id)
  if (!added) throw new Error(`PostgreSQL returned no model ${id}.`)
  const record = { kind: 'model', id } as const
  const after = fieldsOfModel(added)
  await recordChange(tx, ctx, {
    action: 'model-created',
    record,
    before: null,
    after,
    origin: 'import',
    runId,
  })
  return { id }
}

async function findOrAddBrand(tx: Tx, ctx: Auditable, name: string, runId: string): Promise<Found> {
  await lockBrandNames(tx)
  const known = await brandByName(tx, name)
  if (known) return known.archived ? { fault: s.brandArchived } : known
  const fields = brandFields.parse({ name, slug: slugFromName(name) })
  if ((await takenByBrand(tx, fields, null)).slug || fields.slug === '')
    return { fault: brandSentences.slugTaken }
  const id = await insertBrand(tx, fields)
  const added = await brandById(tx, id)
  if (!added) throw new Error(`PostgreSQL returned no brand ${id}.`)
  const record = { kind: 'brand', id } as const
  const after = await fieldsOfBrand(tx, added)
  await recordChange(tx, ctx, {
    action: 'brand-created',
    record,
    before: null,
    after,
    origin: 'import',
    runId,
  })
  return { id }
}
