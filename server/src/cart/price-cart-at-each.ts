import type { Sql } from '../platform/database/sql.ts'
import { priceServicesAtEach } from './price-services.ts'
import type { PricedCartView } from './read-priced-cart.ts'
import { tyresInCart } from './tyres-in-cart.ts'

interface PriceAtPoint {
  /** The installation and the other chosen services together. */
  readonly servicesCents: number
  /** The whole cart with these services. */
  readonly totalCents: number
}

/** Prices a cart with fitting at several points at once; points that do not offer all its services are left out. */
export async function priceCartAtEach(
  sql: Sql,
  { rows, chosen, priced }: PricedCartView,
  pointIds: readonly number[],
): Promise<ReadonlyMap<number, PriceAtPoint>> {
  const byPoint = await priceServicesAtEach(sql, pointIds, { tyres: tyresInCart(rows), chosen })
  const withoutServices = priced.totalCents - (priced.servicesCents ?? 0)
  return new Map(
    [...byPoint].map(([pointId, services]) => {
      const servicesCents = services.reduce((sum, { quantity, eachCents }) => sum + quantity * eachCents, 0)
      return [pointId, { servicesCents, totalCents: withoutServices + servicesCents }]
    }),
  )
}
