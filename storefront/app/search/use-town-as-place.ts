import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useEffectEvent } from 'react'
import { findPlace } from '../service-points/places/find-place.ts'
import { storedPlace, storePlace } from '../service-points/places/place-memory.ts'

/** Makes the town that a search names the place near which tyres are fitted, if the visitor has set none. */
export function useTownAsPlace(town: string | null): void {
  const api = useApi()
  const use = useEffectEvent(async (name: string) => {
    const { data } = await settled(findPlace(api, name))
    if (data && !storedPlace()) storePlace(data)
  })
  useEffect(() => {
    if (town !== null && !storedPlace()) void use(town)
  }, [town])
}
