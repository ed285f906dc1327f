import type { Order } from '@pito/contracts/orders'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { storage } from '@pito/web/boot/storage'
import { useEffect } from 'react'
import { track } from '../analytics/track.ts'
import { purchasedItems, purchaseOf } from './purchased-items.ts'

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
