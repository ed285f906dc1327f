import type { HoldRequest } from '../booking/index.ts'
import type { Offer } from '../catalogue/index.ts'
import { readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { Line } from './store.ts'

export interface CartRow {
  readonly line: Line
  readonly offer: Offer
}

export type TyresInCart = HoldRequest['tyres'][number]

/**
 * Returns the lines together with the products, current prices and stock available to this cart. A line whose article
 * cannot be read is left out.
 */
export async function readRows(
  ctx: Pick<Context, 'platform' | 'now'>,
  sql: Sql,
  { id, lines }: { readonly id: string; readonly lines: readonly Line[] },
): Promise<CartRow[]> {
  const ids = lines.map(({ tyreId }) => tyreId)
  const offers = await readOffers(ctx, sql, ids, id)
  return lines.flatMap((line) => {
    const offer = offers.get(line.tyreId)
    return offer ? [{ line, offer }] : []
  })
}

/** Returns the tyres with the properties that matter to a service point. */
export function tyresInCart(rows: readonly CartRow[]): TyresInCart[] {
  return rows.map(({ line, offer: { product } }) => ({
    quantity: line.quantity,
    vehicleType: product.vehicle_type,
    rim: product.diameter,
    runFlat: product.run_flat,
  }))
}

export function vehicleTypesOf(rows: readonly CartRow[]): number[] {
  return rows.map(({ offer }) => offer.product.vehicle_type)
}
