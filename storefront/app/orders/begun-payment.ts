import type { Order } from '@pito/contracts/orders'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { storage } from '@pito/web/boot/storage'
import { useEffect } from 'react'
import { track } from '../analytics/track.ts'
import { purchasedItems } from './purchased-items.ts'

const methodKey = 'payment_method'
const orderKey = 'order_number'

/** Until its purchase is known: the browser that leaves for a provider may come back by another way than the redirect. */
export function rememberPayment(orderNumber: string, method: PaymentMethod): void {
  storage.set(methodKey, method)
  storage.set(orderKey, orderNumber)
}

/** That this browser left to pay the order, and has not seen yet that it is paid. */
export function isAwaited({ order_status, order_number }: Order): boolean {
  return order_status === 'paid' && storage.get(orderKey) === order_number
}

/** Once: what was remembered is forgotten first. */
export async function trackPurchase(order: Order): Promise<void> {
  const method = storage.get(methodKey)
  storage.remove(methodKey)
  storage.remove(orderKey)
  const items = purchasedItems(order)
  const { order_number: orderNumber, total } = order
  if (method) await track({ name: 'add_payment_info', items, method })
  await track({ name: 'purchase', items, orderNumber, totalCents: centsOf(total) })
}

/** Whoever lost the way back from the provider opens the order by the link of its e-mail, or in the account. */
export function useAwaitedPurchase(order: Order): void {
  useEffect(() => {
    if (isAwaited(order)) void trackPurchase(order)
  }, [order])
}
