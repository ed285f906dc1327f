import type { Place } from '@pito/contracts/places'
import { searchPlaces } from '@pito/contracts/places'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Names {
  readonly typedBefore: string
  /** Called with whether the latest loading failed, in which case no places are suggested. */
  readonly onFailed: (failed: boolean) => void
}

/** Loads places that begin with the typed text. */
export function usePlaceNames({ typedBefore, onFailed }: Names) {
  const api = useApi()
  const [places, setPlaces] = useState<readonly Place[]>([])
  const latest = useRef('')
  const load = async (typed: string) => {
    latest.current = typed
    if (typed.trim().length < 2) return setPlaces([])
    const { data, failure } = await settled(api(searchPlaces, { search: typed }))
    if (latest.current !== typed) return
    setPlaces(data?.data ?? [])
    onFailed(failure !== null)
  }
  const begin = useEffectEvent(() => void load(typedBefore))
  useEffect(() => begin(), [])
  return { places, load }
}
