import { useEffect, useEffectEvent } from 'react'
import { cookieChoiceChanged } from '../cookies/cookie-choice.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { shopItemOf } from './shop-item-of.ts'
import type { Port } from './track.ts'
import { track } from './track.ts'

/**
 * Sends `view_item` once per view and port. If the visitor gives consent while a tyre is on screen, the event is sent
 * at that moment.
 */
export function useViewedTyre(card: TyreCardData): void {
  const { id } = card
  const trackView = useEffectEvent((viewed: number, informed: Set<Port>) => {
    if (viewed === card.id) void track({ name: 'view_item', items: [shopItemOf(card, 1)] }, informed)
  })
  useEffect(() => {
    const informed = new Set<Port>()
    const trackNow = () => trackView(id, informed)
    trackNow()
    addEventListener(cookieChoiceChanged, trackNow)
    return () => removeEventListener(cookieChoiceChanged, trackNow)
  }, [id])
}
