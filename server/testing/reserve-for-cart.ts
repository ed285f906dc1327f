import { reserveStock } from '../src/catalogue/index.ts'
import { noNetwork } from '../src/platform/limits/network-hash.ts'
import { insertUnpaidOrder } from './insert-unpaid-order.ts'
import type { TestPlatform } from './test-platform.ts'

type Tyres = Parameters<typeof reserveStock>[1]['tyres']

/**
 * Reserves tyres for an order of the cart, as the start of a payment does. Returns null, or the id of the tyre whose
 * stock is too low.
 */
export async function reserveForCart(
  { pool, sql, clock }: TestPlatform,
  cartId: string,
  tyres: Tyres,
): Promise<number | null> {
  const now = clock()
  const until = new Date(now.getTime() + 30 * 60_000)
  const orderId = await insertUnpaidOrder(pool, { cart_id: cartId })
  return sql.transaction(async (tx) => {
    await tx`
      insert into reservation (order_id, network_hash, reserved_at, expires_at)
      values (${orderId}, ${noNetwork}, ${now}, ${until})`
    return reserveStock(tx, { orderId, tyres }, now)
  })
}
