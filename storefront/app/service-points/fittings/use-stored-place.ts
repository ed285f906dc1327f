import type { Place } from '@pito/contracts/places'
import { useEffect, useEffectEvent, useState } from 'react'
import { storedPlace } from '../../places/place-memory.ts'

/** Null while a cached page is as it came, and for who has searched nowhere. Another list looks again: its picker stores a place too. */
export function useStoredPlace(list?: object | null) {
  const [place, setPlace] = useState<Place | null>(null)
  const look = useEffectEvent((_list: object | null | undefined) => {
    const stored = storedPlace()
    setPlace((now) => (now?.id === stored?.id ? now : stored))
  })
  useEffect(() => look(list), [list])
  return [place, setPlace] as const
}
