import type { Product } from '@pito/contracts/product'
import type { Sql } from '../platform/database/sql.ts'
import { readCards } from './card-store.ts'
import { chargedFee, productOf } from './product-of.ts'

export interface Offer {
  readonly product: Product
  readonly grossCents: number
  /** The recycling fee within the price. */
  readonly feeCents: number
}

/**
 * Price and stock of this moment, from the tables; what is no longer sold comes along as sold out. A cart is named when
 * what its own payment holds is available to it.
 */
export async function readOffers(
  sql: Sql,
  ids: readonly number[],
  now: Date,
  forCart: string | null = null,
): Promise<Map<number, Offer>> {
  const rows = await readCards(sql, ids, now, { withdrawn: true, forCart })
  return new Map(
    rows.map((row) => [
      row.id,
      { product: productOf(row, now), grossCents: row.priceCents, feeCents: chargedFee(row) },
    ]),
  )
}
