import type { Place } from '@pito/contracts/places'
import { searchPlaces } from '@pito/contracts/places'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Loads places that begin with the typed text. If loading fails, no places are suggested. */
export function usePlaceNames(typedBefore: string) {
  const api = useApi()
  const [places, setPlaces] = useState<readonly Place[]>([])
  const latest = useRef('')
  const load = async (typed: string) => {
    latest.current = typed
    if (typed.trim().length < 2) return setPlaces([])
    const { data } = await settled(api(searchPlaces, { search: typed }))
    if (latest.current === typed) setPlaces(data?.data ?? [])
  }
  const begin = useEffectEvent(() => void load(typedBefore))
  useEffect(() => begin(), [])
  return { places, load }
}
