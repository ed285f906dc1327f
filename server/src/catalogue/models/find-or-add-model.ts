import type { Sentence } from '@pito/contracts/values/sentences'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import { recordChange } from '../../platform/audit/record-change.ts'
import type { Tx } from '../../platform/database/sql.ts'
import type { DescribedModel } from '../articles/rules/model-in-row.ts'
import { fieldsOfBrand } from '../brands/brand-of.ts'
import { brandById, insertBrand, lockBrandNames } from '../brands/brand-store.ts'
import { fieldsOfModel } from './model-of.ts'
import { insertModel, lockModelNames, modelById } from './model-store.ts'
import { brandToAdd, modelToAdd } from './model-to-add.ts'

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
  const model = await modelToAdd(tx, row, brand.id)
  if (!('fields' in model)) return model
  const id = await insertModel(tx, model.fields)
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
  const brand = await brandToAdd(tx, name)
  if (!('fields' in brand)) return brand
  const id = await insertBrand(tx, brand.fields)
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
