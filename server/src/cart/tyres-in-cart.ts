import type { HoldRequest } from '../booking/index.ts'
import type { Offer } from '../catalogue/index.ts'
import { readOffers } from '../catalogue/index.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { Line } from './store.ts'

export interface CartRow {
  readonly line: Line
  readonly offer: Offer
}

export type TyresInCart = HoldRequest['tyres'][number]

/** The lines with what their tyres are, cost and have in stock for this cart at this moment. */
export async function readRows(
  sql: Sql,
  { id, lines }: { readonly id: string; readonly lines: readonly Line[] },
  now: Date,
): Promise<CartRow[]> {
  const ids = lines.map(({ tyreId }) => tyreId)
  const offers = await readOffers(sql, ids, now, id)
  return lines.flatMap((line) => {
    const offer = offers.get(line.tyreId)
    return offer ? [{ line, offer }] : []
  })
}

/** As a service point sees them. */
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
