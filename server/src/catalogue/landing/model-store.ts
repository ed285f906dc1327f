import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type pg from 'pg'

/** What the shop has of a model, in one size or in all. */
export interface ModelOffer {
  readonly id: number
  readonly shortDescriptionFi: string
  readonly shortDescriptionEn: string
  readonly sizes: number
  readonly tyres: number
  readonly inStock: number
  readonly minCents: number
  readonly minDiameter: number
  readonly maxDiameter: number
}

const offersOf = `
  select m.id, m.short_description_fi as "shortDescriptionFi", m.short_description_en as "shortDescriptionEn",
    count(distinct (s.width, s.aspect, s.diameter))::integer as sizes, count(*)::integer as tyres,
    sum(stock.available)::integer as "inStock",
    coalesce(min(t.price_cents) filter (where stock.available > 0), min(t.price_cents)) as "minCents",
    min(s.diameter)::float8 as "minDiameter", max(s.diameter)::float8 as "maxDiameter"
  from unnest($1::integer[]) as wanted (id)
    join model m on m.id = wanted.id
    join tyre t on t.model_id = m.id and t.active
    join tyre_size s on s.id = t.tyre_size_id
    cross join lateral (select available from tyre_stock where tyre_id = t.id) stock
  where $2::numeric is null or (s.width, s.aspect, s.diameter) = ($2, $3::smallint, $4::numeric)
  group by m.id`

export async function readModelOffers(
  pool: pg.Pool,
  ids: readonly number[],
  size: TyreSize | null,
): Promise<ModelOffer[]> {
  const values = [ids, size?.width ?? null, size?.aspectRatio ?? null, size?.diameter ?? null]
  const { rows } = await pool.query<ModelOffer>({ name: 'read-model-offers', text: offersOf, values })
  return rows
}
