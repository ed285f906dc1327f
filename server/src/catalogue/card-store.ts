import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { RowOf } from '../platform/database/columns.ts'
import { columns } from '../platform/database/columns.ts'
import type { Sql } from '../platform/database/sql.ts'

const cardColumns = columns(
  { t: 'tyre', s: 'tyre_size', b: 'brand', m: 'model' },
  `t.id, t.vehicle_type_id, t.tyre_class, s.width::float8, s.aspect, s.diameter::float8, s.commercial, t.load_index,
    t.load_index_dual, t.speed_index, t.reinforced, t.z_rated, t.run_flat, t.fuel_efficiency, t.wet_grip, t.noise_class,
    t.noise_value, t.ean, t.eprel_id, t.manufacturer_product_id, t.price_cents, t.active, t.state,
    t.recycling_fee_included as fee_included, t.season_id, b.id as brand_id, b.name as brand_name,
    b.slug as brand_slug, b.image_path as brand_image_path, m.id as model_id, m.name as model_name,
    m.name_fi as model_name_fi, m.slug as model_slug, m.has_3pmsf, m.ice_grip, m.picture, m.picture_views`,
).narrowed<{ tyre_class: 'C1' | 'C2' | 'C3'; ean: string; price_cents: number }>()

/**
 * The data that lists and pages show of one article, as the tables store it. An article that is no longer sold is read
 * for its own page and for carts that contain it.
 */
export interface CardRow extends RowOf<typeof cardColumns> {
  readonly feeCents: number
  readonly available: number
  readonly dotYear: number | null
  readonly uploads: readonly { readonly name: string; readonly alt_fi: string; readonly alt_en: string }[]
  readonly reducedAt: Date | null
  readonly lowestCents: number | null
}

export interface CardOptions {
  readonly withdrawn?: boolean
  readonly forCart?: string | null
}

/**
 * Reads the cards of any number of articles with one statement. Articles off sale and archived ones are read only if
 * `withdrawn` is true. If `forCart` is given, tyres that this cart's own order has reserved count as available.
 */
export function readCardRows(
  sql: Sql,
  ids: readonly number[],
  now: Date,
  { withdrawn = false, forCart = null }: CardOptions = {},
): Promise<CardRow[]> {
  return sql<CardRow>`
    select ${cardColumns},
      recycling_fee_on(t.tyre_class, (${now}::timestamptz at time zone 'Europe/Helsinki')::date) as fee_cents,
      integer_of(greatest(0, stock.quantity - coalesce((
        select sum(reserved.quantity) from reserved_tyre reserved join reservation using (order_id)
        where reserved.tyre_id = t.id and expires_at > ${now}
          and not exists (select from shop_order where id = order_id and cart_id = ${forCart}::uuid)
      ), 0))) as available,
      stock.dot_year,
      case when m.pictures_revision = 0 then '[]' else (
        select coalesce(jsonb_agg(jsonb_build_object('name', u.name, 'alt_fi', u.alt_fi, 'alt_en', u.alt_en)
          order by u.position, u.id), '[]') from uploaded_picture u where u.model_id = m.id
      ) end as uploads,
      reduction.reduced_at, reduction.lowest_30_days_cents as lowest_cents
    from unnest(${ids}::integer[]) as listed (id)
      join tyre t on t.id = listed.id
      join tyre_size s on s.id = t.tyre_size_id
      join model m on m.id = t.model_id
      join brand b on b.id = m.brand_id
      cross join lateral (
        select coalesce(sum(quantity), 0) as quantity,
          (min(dot_year * 100 + dot_week) filter (where quantity > 0) / 100)::smallint as dot_year
        from stock_batch where tyre_id = t.id and as_new
      ) stock
      left join price_reductions(${ids}::integer[]) reduction on reduction.tyre_id = t.id
    where t.active or (${withdrawn} and t.state <> 'draft')`
}

export interface ModelTexts {
  /**
   * The number of the model's articles. `main_product` is the id of the article that represents the model: the
   * cheapest in stock.
   */
  readonly sizes: number
  readonly main_product: number
  readonly description_fi: string
  readonly description_en: string
  readonly short_description_fi: string
  readonly short_description_en: string
}

export async function readModelTexts(sql: Sql, modelId: number): Promise<ModelTexts | undefined> {
  const [texts] = await sql.snake<ModelTexts>`
    select description_fi, description_en, short_description_fi, short_description_en,
      (select count(*)::integer from tyre where model_id = model.id and active) as sizes,
      coalesce(
        (select t.id from tyre t where t.model_id = model.id and t.active
          and exists (select from tyre_stock where tyre_id = t.id and available > 0)
          order by t.price_cents, t.id limit 1),
        (select t.id from tyre t where t.model_id = model.id and t.active order by t.price_cents, t.id limit 1)
      ) as main_product
    from model where id = ${modelId}`
  return texts
}

interface Names {
  readonly vehicleTypeId: number
  readonly seasonId: number
  readonly width: number
  readonly aspect: number
  readonly diameter: number
  readonly brandSlug: string
  readonly modelSlug: string
}

/**
 * Lists the articles that a product page's URL refers to. The cheapest article in stock comes first, followed by
 * sold-out articles, articles off sale and archived articles.
 */
export async function readIdsByNames(sql: Sql, names: Names): Promise<number[]> {
  const { vehicleTypeId, seasonId, width, aspect, diameter, brandSlug, modelSlug } = names
  const rows = await sql<{ id: number }>`
    select t.id from tyre t
      join tyre_size s on s.id = t.tyre_size_id
      join model m on m.id = t.model_id
      join brand b on b.id = m.brand_id
      left join lateral (select available from tyre_stock where tyre_id = t.id) stock on true
    where b.slug = ${brandSlug} and m.slug = ${modelSlug} and t.vehicle_type_id in (${vehicleTypeId}, ${allVehicles})
      and t.season_id = ${seasonId} and s.width = ${width} and s.aspect = ${aspect} and s.diameter = ${diameter}
      and t.state <> 'draft'
    order by t.active desc, t.state = 'archived', coalesce(stock.available, 0) > 0 desc, t.price_cents, t.id`
  return rows.map(({ id }) => id)
}

/**
 * Returns the id of the article whose page replaces the page of an archived article. A successor that is archived too
 * leads on to its own successor.
 */
export async function readSuccessorId(sql: Sql, id: number): Promise<number | undefined> {
  const [row] = await sql<{ id: number }>`
    with recursive followed (id) as (
      select ${id}::integer
      union
      select successor_id from tyre join followed using (id) where state = 'archived' and successor_id is not null
    )
    select id from followed join tyre using (id) where state in ('on-sale', 'off-sale')`
  return row?.id
}
