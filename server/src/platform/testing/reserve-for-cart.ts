import { randomInt } from 'node:crypto'
import { reserveStock } from '../../catalogue/index.ts'
import { noNetwork } from '../limits/network-hash.ts'
import type { Platform } from '../platform.ts'

type Tyres = Parameters<typeof reserveStock>[1]['tyres']

/** As when a payment of the cart's order begins, without what else an order says. Null, or the tyre that is short. */
export function reserveForCart(platform: Platform, cartId: string, tyres: Tyres): Promise<number | null> {
  const now = platform.clock()
  const until = new Date(now.getTime() + 30 * 60_000)
  const orderNumber = String(randomInt(1_000_000_000, 9_999_999_999))
  return platform.sql.transaction(async (tx) => {
    const [order] = await tx<{ id: string }>`
      insert into shop_order (order_number, cart_id, locale, created_at, changed_at, fitting, goods_cents,
        services_cents, delivery_cents, discount_cents, vat_cents, total_cents)
      values (${orderNumber}, ${cartId}, 'fi_FI', ${now}, ${now}, false, 0, 0, 0, 0, 0, 0) returning id`
    const orderId = order?.id ?? ''
    await tx`
      insert into reservation (order_id, network_hash, reserved_at, expires_at)
      values (${orderId}, ${noNetwork}, ${now}, ${until})`
    return reserveStock(tx, { orderId, tyres }, now)
  })
}
