import type { ArticleFields } from '@pito/contracts/staff-articles'
import type { ArticleSize } from '@pito/contracts/values/article-size'
import type { ArticleState } from '@pito/contracts/values/article-states'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

export interface ArticleRow {
  readonly id: number
  readonly version: number
  readonly state: ArticleState
  readonly brand: string
  readonly brandSlug: string
  readonly model: string
  readonly modelSlug: string
  readonly modelId: number
  readonly seasonId: number
  readonly tyreClass: 'C1' | 'C2' | 'C3'
  readonly vehicleTypeId: number
  readonly has3pmsf: boolean
  readonly picture: string | null
  readonly width: number
  readonly aspect: number
  readonly construction: 'R' | 'D' | 'B'
  readonly zRated: boolean
  readonly diameter: number
  readonly commercial: boolean
  readonly loadIndex: number
  readonly loadIndexDual: number | null
  readonly speedIndex: string
  readonly reinforced: 'XL' | 'RF' | null
  readonly runFlat: boolean
  readonly fuelEfficiency: ArticleFields['fuel_efficiency']
  readonly wetGrip: ArticleFields['wet_grip']
  readonly noiseClass: ArticleFields['noise_class']
  readonly noiseValue: number | null
  readonly ean: string | null
  readonly eprelId: number | null
  readonly manufacturerProductId: string
  readonly priceCents: number | null
  readonly purchaseCents: number | null
  readonly feeIncluded: boolean
  readonly available: number
  readonly successorId: number | null
}

export const articleColumns = part`
  t.id, t.version, t.state, b.name as brand, b.slug as brand_slug, m.name as model, m.slug as model_slug,
  m.id as model_id, m.season_id, m.tyre_class, t.vehicle_type_id,
  m.has_3pmsf, m.picture, s.width::float8, s.aspect, s.construction, s.diameter::float8, s.commercial,
  t.z_rated, t.load_index, t.load_index_dual, t.speed_index, t.reinforced,
  t.run_flat, t.fuel_efficiency, t.wet_grip,
  t.noise_class, t.noise_value, t.ean, t.eprel_id,
  t.manufacturer_product_id, t.price_cents,
  t.purchase_cents, t.recycling_fee_included as fee_included,
  (select available from tyre_stock where tyre_id = t.id) as available, t.successor_id`
export const articleTables = part`
  tyre t join tyre_size s on s.id = t.tyre_size_id join model m on m.id = t.model_id join brand b on b.id = m.brand_id`

export async function articleById(sql: Sql, id: number): Promise<ArticleRow | undefined> {
  const [row] = await sql<ArticleRow>`select ${articleColumns} from ${articleTables} where t.id = ${id}`
  return row
}

export async function articlesById(sql: Sql, ids: readonly number[]): Promise<Map<number, ArticleRow>> {
  const rows = await sql<ArticleRow>`
    select ${articleColumns} from ${articleTables} where t.id = any(${ids}::integer[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks an article until the transaction ends. */
export async function lockArticle(tx: Tx, id: number): Promise<ArticleRow | undefined> {
  await tx`select from tyre where id = ${id} for update`
  return articleById(tx, id)
}

interface ModelRow {
  readonly seasonId: number
  readonly tyreClass: 'C1' | 'C2' | 'C3'
  readonly vehicleKind: 'car' | 'suv' | 'van' | 'truck'
}

export async function modelOfArticle(sql: Sql, id: number): Promise<ModelRow | undefined> {
  const [row] = await sql<ModelRow>`
    select season_id, tyre_class, vehicle_kind
    from model where id = ${id} for share`
  return row
}

/** Returns the id of a size, which is added if no article has it yet. */
export async function sizeId(tx: Tx, size: ArticleSize): Promise<number> {
  const { width, aspect, construction, diameter, commercial } = size
  const stored = await storedSizeId(tx, size)
  if (stored !== undefined) return stored
  await tx`
    insert into tyre_size (width, aspect, construction, diameter, commercial)
    values (${width}, ${aspect}, ${construction}, ${diameter}, ${commercial}) on conflict do nothing`
  const added = await storedSizeId(tx, size)
  if (added === undefined) throw new Error('PostgreSQL returned no id for the size.')
  return added
}

async function storedSizeId(tx: Tx, size: ArticleSize): Promise<number | undefined> {
  const { width, aspect, construction, diameter, commercial } = size
  const [row] = await tx<{ id: number }>`
    select id from tyre_size where width = ${width} and aspect = ${aspect} and construction = ${construction}
      and diameter = ${diameter} and commercial = ${commercial}`
  return row?.id
}

/** Returns another article with this EAN. */
export async function articleWithEan(
  sql: Sql,
  ean: string,
  except: number | null,
): Promise<ArticleRow | undefined> {
  const [row] = await sql<ArticleRow>`
    select ${articleColumns} from ${articleTables} where t.ean = ${ean} and t.id is distinct from ${except}`
  return row
}

export interface StoredArticle {
  readonly modelId: number
  readonly sizeId: number
  readonly size: ArticleSize
  readonly vehicleTypeId: number
  readonly tyreClass: string
  readonly seasonId: number
  readonly fields: ArticleFields
}

/** Inserts a draft, and returns undefined if the model already has such an article. */
export async function insertArticle(tx: Tx, article: StoredArticle): Promise<number | undefined> {
  const { fields, size } = article
  const [row] = await tx<{ id: number }>`
    insert into tyre (state, model_id, tyre_size_id, vehicle_type_id, tyre_class, season_id, z_rated,
      load_index, load_index_dual, speed_index, reinforced, run_flat, ean, eprel_id, manufacturer_product_id, fuel_efficiency,
      wet_grip, noise_class, noise_value, recycling_fee_included)
    values ('draft', ${article.modelId}, ${article.sizeId}, ${article.vehicleTypeId}, ${article.tyreClass},
      ${article.seasonId}, ${size.zRated}, ${size.loadIndex}, ${size.loadIndexDual}, ${size.speedIndex}, ${size.reinforced},
      ${fields.run_flat}, ${fields.ean}, ${fields.eprel_id}, ${fields.manufacturer_product_id},
      ${fields.fuel_efficiency}, ${fields.wet_grip}, ${fields.noise_class}, ${fields.noise_value},
      ${fields.recycling_fee_included})
    on conflict on constraint tyre_is_one_article do nothing
    returning id`
  return row?.id
}

export async function updateArticle(tx: Tx, id: number, article: StoredArticle): Promise<void> {
  const { fields, size } = article
  await tx`
    update tyre set model_id = ${article.modelId}, tyre_size_id = ${article.sizeId},
      vehicle_type_id = ${article.vehicleTypeId}, tyre_class = ${article.tyreClass}, season_id = ${article.seasonId},
      z_rated = ${size.zRated}, load_index = ${size.loadIndex}, load_index_dual = ${size.loadIndexDual}, speed_index = ${size.speedIndex},
      reinforced = ${size.reinforced}, run_flat = ${fields.run_flat}, ean = ${fields.ean},
      eprel_id = ${fields.eprel_id}, manufacturer_product_id = ${fields.manufacturer_product_id},
      fuel_efficiency = ${fields.fuel_efficiency}, wet_grip = ${fields.wet_grip},
      noise_class = ${fields.noise_class}, noise_value = ${fields.noise_value},
      recycling_fee_included = ${fields.recycling_fee_included}
    where id = ${id}`
}

/** Returns another article of the model with the same size, indexes and marks. */
export async function sameArticle(
  tx: Tx,
  article: StoredArticle,
  except: number,
): Promise<number | undefined> {
  const { size } = article
  const [row] = await tx<{ id: number }>`
    select id from tyre
    where model_id = ${article.modelId} and tyre_size_id = ${article.sizeId} and load_index = ${size.loadIndex}
      and load_index_dual is not distinct from ${size.loadIndexDual} and speed_index = ${size.speedIndex}
      and reinforced is not distinct from ${size.reinforced} and run_flat = ${article.fields.run_flat}
      and id <> ${except}`
  return row?.id
}

export async function updateStates(
  tx: Tx,
  ids: readonly number[],
  { state, successorId }: { readonly state: ArticleState; readonly successorId: number | null },
): Promise<void> {
  await tx`update tyre set state = ${state}, successor_id = ${successorId} where id = any(${ids}::integer[])`
}
