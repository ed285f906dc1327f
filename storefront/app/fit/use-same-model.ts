import { useApi } from '@pito/web/api/use-api'
import { useEffect, useState } from 'react'
import type { FitTyre } from './fit-of-tyre.ts'
import type { KnownVehicle } from './known-vehicle.ts'
import type { SameModel } from './load-same-model.ts'

/**
 * Returns the available tyres of the same model that fit the vehicle, the nearest rim first. The list is empty until
 * they have been loaded, and if they cannot be loaded.
 */
export function useSameModel(tyre: FitTyre & { readonly id: number }, vehicle: KnownVehicle): SameModel[] {
  const api = useApi()
  const [found, setFound] = useState<SameModel[]>([])
  const { id, diameter } = tyre
  useEffect(() => {
    let isCurrent = true
    const loading = import('./load-same-model.ts').then(
      ({ loadSameModel }) => loadSameModel(api, { id, diameter }, vehicle),
      () => [],
    )
    void loading.then((loaded) => isCurrent && setFound(loaded))
    return () => {
      isCurrent = false
    }
  }, [api, id, diameter, vehicle])
  return found
}
