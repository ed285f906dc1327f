import { brandSchema } from '@pito/contracts/records/brands'
import { modelSchema } from '@pito/contracts/records/models'
import type { BrandFields } from '@pito/contracts/staff-brands'
import type { ModelFields } from '@pito/contracts/staff-models'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Sql } from '../../platform/database/sql.ts'
import type { DescribedModel } from '../articles/rules/model-in-row.ts'
import { modelFieldsOf } from '../articles/rules/model-in-row.ts'
import { brandByName, takenByBrand } from '../brands/brand-store.ts'
import type { EarlierRows } from '../earlier-rows.ts'
import { slugFromName } from '../rules/slug-from-name.ts'
import { modelByName, takenByModel } from './model-store.ts'

type Judged<Fields> =
  | { readonly id: number }
  | { readonly fields: Fields }
  | { readonly fault: Sentence; readonly field: 'brand' | 'model' }

/** Returns the brand of this name, or the fields of a brand to be added, or why it cannot be added. */
export async function brandToAdd(sql: Sql, name: string): Promise<Judged<BrandFields>> {
  const known = await brandByName(sql, name)
  if (known) return known.archived ? { fault: s.brandArchived, field: 'brand' } : known
  const slug = slugFromName(name)
  if (slug === '') return { fault: s.noAddress, field: 'brand' }
  const { data: fields } = brandSchema.safeParse({ name, slug })
  if (!fields) return { fault: s.tooLong, field: 'brand' }
  const taken = await takenByBrand(sql, fields, null)
  return taken.slug ? { fault: s.addressTaken, field: 'brand' } : { fields }
}

/**
 * Returns the model that a row describes, or the fields of a model to be added, or why it cannot be added. Null: its brand
 * is to be added too.
 */
export async function modelToAdd(
  sql: Sql,
  row: DescribedModel,
  brandId: number | null,
): Promise<Judged<ModelFields>> {
  const known = brandId === null ? undefined : await modelByName(sql, brandId, row.model)
  if (known) {
    const isSame = known.seasonId === row.season_id && known.vehicleKind === row.vehicle_kind
    return isSame ? known : { fault: s.modelDiffers, field: 'model' }
  }
  const slug = slugFromName(row.model)
  if (slug === '') return { fault: s.noAddress, field: 'model' }
  const { data: fields } = modelSchema.safeParse({ ...modelFieldsOf(row, brandId ?? 1), slug })
  if (!fields) return { fault: s.tooLong, field: 'model' }
  const taken = brandId === null ? null : await takenByModel(sql, fields, null)
  return taken?.slug ? { fault: s.addressTaken, field: 'model' } : { fields }
}

/** Returns the name as brands and models are compared: without accents, and upper and lower case do not matter. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}

type Fault = { readonly fault: Sentence; readonly field: 'brand' | 'model' }

/** Returns why a run could not add the model of a row, and otherwise remembers it for the rows below. */
export async function whyNotNewModel(
  sql: Sql,
  row: DescribedModel,
  { models, addresses }: EarlierRows,
): Promise<Fault | null> {
  const [brandKey, modelKey] = [nameKey(row.brand), nameKey(row.model)]
  const kind = `${row.season_id} ${row.vehicle_kind}`
  const earlier = models.get(`${brandKey}\n${modelKey}`)
  if (earlier !== undefined) return earlier === kind ? null : { fault: s.modelDiffers, field: 'model' }
  const brand = await brandToAdd(sql, row.brand)
  if ('fault' in brand) return brand
  const model = await modelToAdd(sql, row, 'id' in brand ? brand.id : null)
  if ('fault' in model) return model
  const brandAddress = 'fields' in brand ? brand.fields.slug : null
  if (brandAddress !== null && (addresses.get(brandAddress) ?? brandKey) !== brandKey)
    return { fault: s.addressTaken, field: 'brand' }
  const address = 'fields' in model ? `${brandKey}\n${model.fields.slug}` : null
  if (address !== null && (addresses.get(address) ?? modelKey) !== modelKey)
    return { fault: s.addressTaken, field: 'model' }
  if (brandAddress !== null) addresses.set(brandAddress, brandKey)
  if (address !== null) addresses.set(address, modelKey)
  models.set(`${brandKey}\n${modelKey}`, kind)
  return null
}
