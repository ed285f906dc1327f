import type { Order } from '@pito/contracts/orders'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { track } from '../../../analytics/track.ts'
import { storage } from '../../../boot/storage.ts'
import { centsOf } from '../../../tyres/tyre-card-data.ts'
import { forgetCheckout } from './forget-checkout.ts'
import { purchasedItems } from './purchased-items.ts'

/** Once: the mark of a payment that has just been made leaves the address, so a reload tells nobody again. */
export function useAfterPurchase(order: Order): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const finish = useEffectEvent(async () => {
    if (!search.has('paid')) return
    const method = storage.get('payment_method')
    await forgetCheckout(order)
    await trackPurchase(order, method)
    const rest = new URLSearchParams(search)
    rest.delete('paid')
    await navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => void finish(), [])
}

async function trackPurchase(order: Order, method: string | null): Promise<void> {
  const items = purchasedItems(order)
  const { order_number: orderNumber, total } = order
  if (method) await track({ name: 'add_payment_info', items, method })
  await track({ name: 'purchase', items, orderNumber, totalCents: centsOf(total) })
}
