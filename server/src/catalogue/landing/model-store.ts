import { fullSet } from '@pito/contracts/values/cart-quantity'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { Sql } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

/** The tyre whose price represents a model: the cheapest tyre in stock, either of one size or of all sizes. */
export interface ModelOffer {
  readonly id: number
  readonly shortDescriptionFi: string
  readonly shortDescriptionEn: string
  /** The lowest price of the model in cents. It is null if all tyres are sold out. */
  readonly minCents: number | null
  readonly available: number
}

/**
 * Reads the offer of each model. The tyres of a model are visited from the cheapest up, so that the stock of only the
 * first few is read.
 */
export function readModelOffers(
  sql: Sql,
  ids: readonly number[],
  size: TyreSize | null,
): Promise<ModelOffer[]> {
  const ofSize = size ? ofOneSize(size) : part``
  return sql<ModelOffer>`
    select m.id, m.short_description_fi, m.short_description_en,
      stocked.price_cents as min_cents, coalesce(stocked.available, 0) as available
    from unnest(${ids}::integer[]) as listed (id)
      join model m on m.id = listed.id
      left join lateral (
        select t.price_cents, stock.available
        from tyre t cross join lateral (select available from tyre_stock where tyre_id = t.id) stock
        where t.model_id = m.id and t.active and stock.available > 0 ${ofSize}
        order by stock.available < ${fullSet}, t.price_cents, t.id limit 1
      ) stocked on true`
}

function ofOneSize({ width, aspectRatio, diameter }: TyreSize) {
  return part`and t.tyre_size_id = any(array(
    select id from tyre_size where (width, aspect, diameter) = (${width}::numeric, ${aspectRatio}::smallint, ${diameter}::numeric)
  ))`
}
