import type { Order } from '@pito/contracts/orders'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isAwaited, trackPurchase } from '../../orders/begun-payment.ts'
import { forgetCheckout } from './forget-checkout.ts'

/**
 * Reports a new payment once. The `paid` parameter, which marks a new payment, is removed from the URL, so that a
 * reload does not send the event again.
 */
export function useAfterPurchase(order: Order): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const finish = useEffectEvent(async () => {
    const isMarked = search.has('paid')
    if (!isMarked && !isAwaited(order)) return
    await Promise.all([trackPurchase(order), forgetCheckout(order)])
    if (!isMarked) return
    const rest = new URLSearchParams(search)
    rest.delete('paid')
    await navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => void finish(), [])
}
