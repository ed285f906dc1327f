import type { ModelFields } from '@pito/contracts/staff-models'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import type { SlugHolder } from '../brands/brand-store.ts'

export interface ModelRow extends Omit<ModelFields, 'name_fi'> {
  readonly id: number
  readonly version: number
  readonly name_fi: string | null
  readonly brand: string
  readonly brandSlug: string
  readonly archived: boolean
  readonly articles: number
  readonly hasArticles: boolean
  readonly onSale: number
  readonly labelled: number
  readonly picture: string | null
  readonly referredTo: boolean
  readonly formerSlugs: string[]
}

export const modelColumns = part`
  m.id, m.version, m.brand_id, m.name, m.name_fi, m.slug, m.season_id, m.vehicle_kind, m.tyre_class, m.segment,
  m.winter_climate, m.has_3pmsf, m.ice_grip, m.axle, m.launch_year, m.short_description_fi, m.short_description_en,
  m.description_fi, m.description_en, m.picture, b.name as brand, b.slug as "brandSlug",
  m.archived_at is not null as archived,
  (select count(*)::integer from tyre where model_id = m.id and state <> 'archived') as articles,
  exists (select from tyre where model_id = m.id) as "hasArticles",
  (select count(*)::integer from tyre where model_id = m.id and active) as "onSale",
  (select count(*)::integer from tyre where model_id = m.id
    and num_nonnulls(fuel_efficiency, wet_grip, noise_value, eprel_id) > 0) as labelled,
  (exists (select from tyre where model_id = m.id) or exists (select from review where model_id = m.id))
    as "referredTo",
  array(select former.slug from model_former_slug former where model_id = m.id order by 1) as "formerSlugs"`

export const modelTables = part`model m join brand b on b.id = m.brand_id`

export async function modelById(sql: Sql, id: number): Promise<ModelRow | undefined> {
  const [row] = await sql.snake<ModelRow>`select ${modelColumns} from ${modelTables} where m.id = ${id}`
  return row
}

export async function modelByName(
  sql: Sql,
  brandId: number,
  name: string,
): Promise<Pick<ModelRow, 'id' | 'season_id' | 'vehicle_kind'> | undefined> {
  const [row] = await sql.snake<Pick<ModelRow, 'id' | 'season_id' | 'vehicle_kind'>>`
    select id, season_id, vehicle_kind from model
    where brand_id = ${brandId} and name_key(name) = name_key(${name}) order by id limit 1`
  return row
}

/**
 * Lets those who add or rename models of a brand wait for each other until the transaction ends. It is taken before any
 * row of a model is locked.
 */
export async function lockModelNames(tx: Tx, brandId: number): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('model names'), ${brandId})`
}

/** Locks a model until the transaction ends. */
export async function lockModel(tx: Tx, id: number): Promise<ModelRow | undefined> {
  await tx`select from model where id = ${id} for update`
  return modelById(tx, id)
}

/** Returns the slug of a brand that may have models, and locks the brand against deletion. */
export async function brandOfModel(tx: Tx, id: number): Promise<{ slug: string } | undefined> {
  const [row] = await tx<{ slug: string }>`
    select slug from brand where id = ${id} and archived_at is null for key share`
  return row
}

interface TakenByModel {
  /** The name of another model of the brand and season that differs at most in case and accents. */
  readonly name: string | null
  readonly slug: SlugHolder | null
}

export async function takenByModel(
  sql: Sql,
  model: { readonly [Name in 'brand_id' | 'season_id' | 'name' | 'slug']?: ModelFields[Name] | null },
  except: number | null,
): Promise<TakenByModel> {
  const { brand_id: brandId = null, season_id: season = null, name = null, slug = null } = model
  const [taken] = await sql<TakenByModel>`
    select
      (select name from model where brand_id = ${brandId} and season_id = ${season}
        and name_key(name) = name_key(${name}) and id is distinct from ${except} limit 1) as name,
      (select jsonb_build_object('name', name, 'isFormer', is_former) from (
          select id, name, false as is_former from model where brand_id = ${brandId} and slug = ${slug}
          union all
          select id, name, true from model join model_former_slug former on model_id = id
          where former.brand_id = ${brandId} and former.slug = ${slug}
        ) as holder
        where id is distinct from ${except} order by is_former limit 1) as slug`
  return taken ?? { name: null, slug: null }
}

export async function insertModel(tx: Tx, model: ModelFields): Promise<number> {
  const [row] = await tx<{ id: number }>`
    insert into model (brand_id, name, name_fi, slug, season_id, vehicle_kind, tyre_class, segment, winter_climate,
      has_3pmsf, ice_grip, axle, launch_year, short_description_fi, short_description_en, description_fi,
      description_en)
    values (${model.brand_id}, ${model.name}, ${model.name_fi}, ${model.slug}, ${model.season_id},
      ${model.vehicle_kind}, ${model.tyre_class}, ${model.segment}, ${model.winter_climate}, ${model.has_3pmsf},
      ${model.ice_grip}, ${model.axle}, ${model.launch_year}, ${model.short_description_fi},
      ${model.short_description_en}, ${model.description_fi}, ${model.description_en})
    returning id`
  if (!row) throw new Error('PostgreSQL returned no id for the model.')
  return row.id
}

export async function updateModel(tx: Tx, id: number, model: ModelFields): Promise<void> {
  await tx`
    update model set brand_id = ${model.brand_id}, name = ${model.name}, name_fi = ${model.name_fi},
      slug = ${model.slug}, season_id = ${model.season_id}, vehicle_kind = ${model.vehicle_kind},
      tyre_class = ${model.tyre_class}, segment = ${model.segment}, winter_climate = ${model.winter_climate},
      has_3pmsf = ${model.has_3pmsf}, ice_grip = ${model.ice_grip}, axle = ${model.axle},
      launch_year = ${model.launch_year}, short_description_fi = ${model.short_description_fi},
      short_description_en = ${model.short_description_en}, description_fi = ${model.description_fi},
      description_en = ${model.description_en}
    where id = ${id}`
}

interface ModelAddress {
  readonly brand_id: number
  readonly slug: string
}

/** Lets the former address of a model redirect to the model. A model may return to an address of its own. */
export async function storeFormerModelSlug(
  tx: Tx,
  id: number,
  former: ModelAddress,
  now: ModelAddress,
): Promise<void> {
  await tx`
    delete from model_former_slug where brand_id = ${now.brand_id} and slug = ${now.slug} and model_id = ${id}`
  await tx`
    insert into model_former_slug (brand_id, slug, model_id) values (${former.brand_id}, ${former.slug}, ${id})`
}

export async function updateModelArchived(tx: Tx, id: number, archivedAt: Date | null): Promise<void> {
  await tx`update model set archived_at = ${archivedAt} where id = ${id}`
}
