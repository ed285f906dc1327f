import type { Order } from '@pito/contracts/orders'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { Purchase, ShopItem } from '../analytics/shop-event.ts'
import { linesWithFees } from './lines-with-fees.ts'

/** Returns the tyres of an order in the form in which analytics receive them, with the recycling fee in their prices. */
export function purchasedItems({ line_items }: Pick<Order, 'line_items'>): ShopItem[] {
  return linesWithFees(line_items).flatMap(({ type, type_id: id, name, product, quantity, unit_price }) => {
    if (type !== 'product' || id === null) return []
    const brand = product?.brand_name ?? ''
    const model = product?.model.name ?? name
    return [{ id, brand, model, size: product?.size_text ?? '', cents: centsOf(unit_price), quantity }]
  })
}

/** Returns what analytics receive of a paid order besides its tyres. */
export function purchaseOf(order: Order): Purchase {
  return {
    orderNumber: order.order_number,
    totalCents: centsOf(order.total),
    vatCents: centsOf(order.vat_amount),
    deliveryCents: centsOf(order.shipping_charges),
    discountCents: centsOf(order.discount_amount),
    promoCode: order.promo_code_name,
    services: order.line_items.flatMap(({ type, type_id: id, name, unit_price, quantity }) =>
      type === 'service' && id !== null ? [{ id, name, cents: centsOf(unit_price), quantity }] : [],
    ),
  }
}
