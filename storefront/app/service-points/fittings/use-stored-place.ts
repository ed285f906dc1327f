import type { Place } from '@pito/contracts/places'
import { useEffect, useEffectEvent, useState } from 'react'
import { storedPlace } from '../../places/place-memory.ts'

/**
 * Returns the place that the visitor last searched for, and its setter. The place is null before hydration, or if none
 * is stored. The storage is read again whenever `list` changes, because the dialog in which the visitor searches for a
 * service point also stores a place.
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
