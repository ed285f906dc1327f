import type { Fitting } from '@pito/contracts/fittings'
import type { Place } from '@pito/contracts/places'
import { useApi } from '@pito/web/api/use-api'
import type { Settled } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadFittings } from './load-fittings.ts'

export type Fittings = Settled<ReadonlyMap<number, Fitting | null>>

/**
 * Loads the earliest fittings. `fittings` is null until they have loaded. Only the response for the latest place and
 * products is used.
 */
export function useFittings(place: Place | null, tyreIds: readonly number[]) {
  const api = useApi()
  const [fittings, setFittings] = useState<Fittings | null>(null)
  const [loading, setLoading] = useState(false)
  const latest = useRef(0)
  const load = async () => {
    latest.current += 1
    const own = latest.current
    if (!place || tyreIds.length === 0) return setFittings(null)
    setLoading(true)
    const next = await settled(loadFittings(api, place, tyreIds))
    if (own !== latest.current) return
    setLoading(false)
    setFittings(next)
  }
  const needed = JSON.stringify([place?.id, ...tyreIds])
  const loadNeeded = useEffectEvent((_needed: string) => load())
  useEffect(() => void loadNeeded(needed), [needed])
  return { fittings, loading, load }
}
