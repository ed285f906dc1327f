import { languageOf } from '@pito/contracts/values/locale'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useEffect, useEffectEvent, useState } from 'react'
import { listAddress } from '../tyres/list/list-address.ts'
import type { FitTyre } from './fit-of-tyre.ts'
import type { KnownVehicle } from './known-vehicle.ts'
import { listOfApprovedSize } from './list-that-fits.ts'
import type { FittingTyres } from './load-fitting-tyres.ts'

/**
 * Returns the tyres that fit the vehicle instead of a tyre that does not. Until they have been loaded, and if they cannot
 * be loaded, no tyre of the same model is known, and the list has all tyres of an approved size.
 */
export function useFittingTyres(tyre: FitTyre & { readonly id: number }, vehicle: KnownVehicle) {
  const api = useApi()
  const language = languageOf(useLocale())
  const [found, setFound] = useState<FittingTyres | null>(null)
  const { id } = tyre
  // The other facts of the tyre are no dependencies, because the object may be new for each render.
  const load = useEffectEvent((tyreId: number, known: KnownVehicle) =>
    import('./load-fitting-tyres.ts').then(
      ({ loadFittingTyres }) => loadFittingTyres(api, { ...tyre, id: tyreId }, known),
      () => null,
    ),
  )
  useEffect(() => {
    let isCurrent = true
    void load(id, vehicle).then((loaded) => isCurrent && setFound(loaded))
    return () => {
      isCurrent = false
      setFound(null)
    }
  }, [id, vehicle])
  const list = found?.list ?? listOfApprovedSize(tyre, vehicle)
  return { sameModel: found?.sameModel ?? [], list: listAddress(list, language) }
}
