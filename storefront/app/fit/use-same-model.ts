import { getProductSizes } from '@pito/contracts/catalogue'
import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { isSameSize, sizeOfProduct } from '@pito/contracts/values/tyre-size'
import type { Api } from '@pito/web/api/api'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useState } from 'react'
import type { FitTyre } from './fit-of-tyre.ts'
import { fitOf } from './fit-of-tyre.ts'
import { fitTyreOf } from './fit-tyre-of.ts'
import type { KnownVehicle } from './known-vehicle.ts'
import { loadCompared } from './load-compared.ts'

interface SameModel {
  readonly id: number
  readonly href: string
  readonly size: string
}

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
    void load(api, { id, diameter }, vehicle).then((loaded) => isCurrent && setFound(loaded))
    return () => {
      isCurrent = false
    }
  }, [api, id, diameter, vehicle])
  return found
}

async function load(
  api: Api,
  { id, diameter }: { readonly id: number; readonly diameter: number },
  vehicle: KnownVehicle,
): Promise<SameModel[]> {
  const { data } = await settled(api(getProductSizes, { id: String(id) }))
  const approved = (data?.data ?? []).filter(
    (row) =>
      row.id !== id && row.in_stock > 0 && vehicle.sizes.some((size) => isSameSize(size, sizeOfProduct(row))),
  )
  const products = await loadCompared(
    api,
    approved.map((row) => row.id),
  )
  const fitting = new Set(
    products
      .filter((product) => fitOf(fitTyreOf(product), vehicle).every(isOnlyAdvice))
      .map((product) => product.id),
  )
  return approved
    .filter((row) => fitting.has(row.id))
    .toSorted((one, other) => Math.abs(one.diameter - diameter) - Math.abs(other.diameter - diameter))
    .map((row) => ({ id: row.id, href: row.link, size: row.size_text }))
}
