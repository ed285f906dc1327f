import { storage } from '@pito/web/boot/storage'
import { useEffect, useEffectEvent } from 'react'
import { shopItemOf } from '../analytics/shop-item-of.ts'
import { track } from '../analytics/track.ts'
import type { CartView } from './cart-view.ts'

/** Sends `view_cart` once per visit of the page, and remembers in the browser whether the tyres are fitted. */
export function useViewedCart({ rows, isFitted, quantity }: CartView): void {
  const trackView = useEffectEvent(() => {
    const items = rows.map((row) => shopItemOf(row.card, row.quantity))
    if (items.length > 0) void track({ name: 'view_cart', items })
  })
  useEffect(() => trackView(), [])
  const isEmpty = quantity === 0
  useEffect(() => {
    if (!isEmpty) storage.set('service_flag', isFitted ? '1' : '0')
  }, [isFitted, isEmpty])
}
