import { createHash } from 'node:crypto'
import type { PricedCartView } from '../cart/index.ts'
import { orderLines } from './order-lines.ts'

/**
 * Two carts have the same hash if they would make the same order, that is, if their lines, prices, place, time and
 * delivery days are the same.
 */
export function contentHash(view: PricedCartView): string {
  const { appointment, promo, fitting, deliveryDays, services, priced } = view
  const content = {
    lines: orderLines(view),
    services: services.map(({ serviceId }) => serviceId),
    total: priced.totalCents,
    fitting,
    point: fitting ? (appointment?.dealer_id ?? null) : null,
    time: fitting ? [appointment?.schedule_date, appointment?.start_time] : null,
    promo: promo?.reason === null ? promo.code.id : null,
    days: fitting ? null : deliveryDays,
  }
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
