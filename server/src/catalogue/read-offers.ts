import type { Product } from '@pito/contracts/product'
import type { Sql } from '../platform/database/sql.ts'
import { readCardRows } from './card-store.ts'
import { chargedFee, productOf } from './product-of.ts'

export interface Offer {
  readonly product: Product
  readonly grossCents: number
  /** The recycling fee in cents that the price contains. */
  readonly feeCents: number
}

/**
 * Reads current prices and stock from the tables. Articles that are no longer sold are returned as sold out. If
 * `forCart` is given, tyres that this cart's own payment has reserved count as available.
 */
export async function readOffers(
  sql: Sql,
  ids: readonly number[],
  now: Date,
  forCart: string | null = null,
): Promise<Map<number, Offer>> {
  const rows = await readCardRows(sql, ids, now, { withdrawn: true, forCart })
  return new Map(
    rows.map((row) => [
      row.id,
      { product: productOf(row, now), grossCents: row.priceCents, feeCents: chargedFee(row) },
    ]),
  )
}
