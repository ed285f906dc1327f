import { useEffect, useEffectEvent } from 'react'
import { cookieChoiceChanged } from '../cookies/cookie-choice.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { shopItemOf } from './shop-item-of.ts'
import type { Port } from './track.ts'
import { track } from './track.ts'

/** Once a view and port. Who allows it while looking at a tyre is looking at it from then on. */
export function useViewedTyre(card: TyreCardData): void {
  const { id } = card
  const tell = useEffectEvent((viewed: number, told: Set<Port>) => {
    if (viewed === card.id) void track({ name: 'view_item', items: [shopItemOf(card, 1)] }, told)
  })
  useEffect(() => {
    const told = new Set<Port>()
    const tellNow = () => tell(id, told)
    tellNow()
    addEventListener(cookieChoiceChanged, tellNow)
    return () => removeEventListener(cookieChoiceChanged, tellNow)
  }, [id])
}
