import type { Order } from '@pito/contracts/orders'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { storage } from '@pito/web/boot/storage'
import { useEffect } from 'react'
import type { Purchase, ShopItem } from '../analytics/shop-event.ts'
import { track } from '../analytics/track.ts'
import { linesWithFees } from './lines-with-fees.ts'

const methodKey = 'payment_method'
const orderKey = 'order_number'

/**
 * Stores the payment that the customer starts until the purchase has been tracked. The customer may return from the
 * payment provider in another way than by its redirect.
 */
export function rememberPayment(orderNumber: string, method: PaymentMethod): void {
  storage.set(methodKey, method)
  storage.set(orderKey, orderNumber)
}

/** True if the order is paid and this browser, in which the payment was started, has not shown that yet. */
export function isAwaited({ order_status, order_number }: Order): boolean {
  return order_status === 'paid' && storage.get(orderKey) === order_number
}

/** Tracks the purchase. The stored payment is deleted first, so that a purchase is tracked only once. */
export async function trackPurchase(order: Order): Promise<void> {
  const method = storage.get(methodKey)
  storage.remove(methodKey)
  storage.remove(orderKey)
  const items = purchasedItems(order)
  if (method) await track({ name: 'add_payment_info', items, method })
  await track({ name: 'purchase', items, ...purchaseOf(order) })
}

/**
 * Tracks the purchase of a customer who did not return from the payment provider and opens the order later, from the
 * e-mail or the account.
 */
export function useAwaitedPurchase(order: Order): void {
  useEffect(() => {
    if (isAwaited(order)) void trackPurchase(order)
  }, [order])
}

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
