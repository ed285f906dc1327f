import type { Order } from '@pito/contracts/orders'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { storage } from '@pito/web/boot/storage'
import { useEffect } from 'react'
import { track } from '../analytics/track.ts'
import { purchasedItems } from './purchased-items.ts'

const methodKey = 'payment_method'
const orderKey = 'order_number'

/**
 * The payment is stored until the purchase has been tracked, because the customer may return from the provider by
 * another way than the redirect.
 */
export function rememberPayment(orderNumber: string, method: PaymentMethod): void {
  storage.set(methodKey, method)
  storage.set(orderKey, orderNumber)
}

/** True if this browser left to pay the order and has not yet seen that it is paid. */
export function isAwaited({ order_status, order_number }: Order): boolean {
  return order_status === 'paid' && storage.get(orderKey) === order_number
}

/** The stored payment is removed first, so that a purchase is tracked only once. */
export async function trackPurchase(order: Order): Promise<void> {
  const method = storage.get(methodKey)
  storage.remove(methodKey)
  storage.remove(orderKey)
  const items = purchasedItems(order)
  const { order_number: orderNumber, total } = order
  if (method) await track({ name: 'add_payment_info', items, method })
  await track({ name: 'purchase', items, orderNumber, totalCents: centsOf(total) })
}

/**
 * Tracks the purchase when a customer who did not return from the provider opens the order by the link in the e-mail
 * or in the account.
 */
export function useAwaitedPurchase(order: Order): void {
  useEffect(() => {
    if (isAwaited(order)) void trackPurchase(order)
  }, [order])
}
