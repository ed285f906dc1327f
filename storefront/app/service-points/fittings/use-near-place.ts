import type { Place } from '@pito/contracts/places'
import type { Api } from '@pito/web/api/api'
import { useApi } from '@pito/web/api/use-api'
import type { Settled } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export interface NearPlace<Data> {
  readonly place: Place | null
  /** A text that is different whenever other data are needed. If it is empty, nothing is loaded. */
  readonly needed: string
  readonly find: (api: Api, place: Place) => Promise<Data>
}

/**
 * Loads what is near a place. `found` is null until it has loaded. Only the response to the latest request is used.
 */
export function useNearPlace<Data>({ place, needed, find }: NearPlace<Data>) {
  const api = useApi()
  const [found, setFound] = useState<Settled<Data> | null>(null)
  const [loading, setLoading] = useState(false)
  const latest = useRef(0)
  const load = async () => {
    latest.current += 1
    const own = latest.current
    if (!place || needed === '') return setFound(null)
    setLoading(true)
    const next = await settled(find(api, place))
    if (own !== latest.current) return
    setLoading(false)
    setFound(next)
  }
  const loadNeeded = useEffectEvent((_needed: string) => load())
  const key = JSON.stringify([place?.id, needed])
  useEffect(() => void loadNeeded(key), [key])
  return { found, loading, load }
}
