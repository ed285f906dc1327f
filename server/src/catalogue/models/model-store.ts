import type { ModelFields } from '@pito/contracts/staff-models'
import type { RowOf } from '../../platform/database/columns.ts'
import { assignment, columns, expression, insertion, named, of } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import type { SlugHolder } from '../brands/brand-store.ts'

/** The columns of a model that staff fill in. The API and the history name them alike. */
export const modelFieldColumns = named(
  `brand_id, name, name_fi, slug, season_id, vehicle_kind, tyre_class, segment, winter_climate, has_3pmsf, ice_grip,
    axle, launch_year, short_description_fi, short_description_en, description_fi, description_en`,
)

export type ModelRow = RowOf<typeof modelColumns>
export const modelColumns = columns(
  { m: 'model', b: 'brand' },
  ['m.id, m.version, m.picture, b.name as brand, b.slug as brand_slug', ...of('m', modelFieldColumns)],
  {
    archived: expression<boolean>`m.archived_at is not null`,
    articles: expression<number>`
      select count(*)::integer from tyre where model_id = m.id and state <> 'archived'`,
    has_articles: expression<boolean>`exists (select from tyre where model_id = m.id)`,
    on_sale: expression<number>`select count(*)::integer from tyre where model_id = m.id and active`,
    labelled: expression<number>`
      select count(*)::integer from tyre
      where model_id = m.id and num_nonnulls(fuel_efficiency, wet_grip, noise_value, eprel_id) > 0`,
    referred_to: expression<boolean>`
      exists (select from tyre where model_id = m.id) or exists (select from review where model_id = m.id)`,
    former_slugs: expression<string[]>`
      array(select former.slug from model_former_slug former where model_id = m.id order by 1)`,
  },
)

export const modelTables = part`model m join brand b on b.id = m.brand_id`

export async function modelById(sql: Sql, id: number): Promise<ModelRow | undefined> {
  const [row] = await sql`select ${modelColumns} from ${modelTables} where m.id = ${id}`
  return row
}

export async function modelByName(sql: Sql, brandId: number, name: string) {
  const [row] = await sql`
    select ${columns('model', 'id, season_id, vehicle_kind')} from model
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
  const [row] = await tx<{ id: number }>`insert into model ${insertion('model', model)} returning id`
  if (!row) throw new Error('PostgreSQL returned no id for the model.')
  return row.id
}

export async function updateModel(tx: Tx, id: number, model: ModelFields): Promise<void> {
  await tx`update model set ${assignment('model', model)} where id = ${id}`
}

interface ModelAddress {
  readonly brandId: number
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
    delete from model_former_slug where brand_id = ${now.brandId} and slug = ${now.slug} and model_id = ${id}`
  await tx`
    insert into model_former_slug (brand_id, slug, model_id) values (${former.brandId}, ${former.slug}, ${id})`
}

export async function updateModelArchived(tx: Tx, id: number, archivedAt: Date | null): Promise<void> {
  await tx`update model set archived_at = ${archivedAt} where id = ${id}`
}
