import type { Place } from '@pito/contracts/places'
import { useEffect, useEffectEvent, useState } from 'react'
import { storedPlace } from '../../places/place-memory.ts'

/**
 * The place is null until the page is hydrated, and for visitors who have not searched. A new list reads the storage
 * again, because the list's picker for service points stores a place too.
 */
export function useStoredPlace(list?: object | null) {
  const [place, setPlace] = useState<Place | null>(null)
  const look = useEffectEvent((_list: object | null | undefined) => {
    const stored = storedPlace()
    setPlace((now) => (now?.id === stored?.id ? now : stored))
  })
  useEffect(() => look(list), [list])
  return [place, setPlace] as const
}
