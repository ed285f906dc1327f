import { getProductSizes } from '@pito/contracts/catalogue'
import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { isSameSize, sizeOfProduct } from '@pito/contracts/values/tyre-size'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { fitOf } from './fit-of-tyre.ts'
import { fitTyreOf } from './fit-tyre-of.ts'
import type { KnownVehicle } from './known-vehicle.ts'
import { loadProducts } from './load-products.ts'

export interface SameModel {
  readonly id: number
  readonly href: string
  readonly size: string
}

/** Loads the available tyres of the same model that fit the vehicle, the nearest rim first. */
export async function loadSameModel(
  api: Api,
  { id, diameter }: { readonly id: number; readonly diameter: number },
  vehicle: KnownVehicle,
): Promise<SameModel[]> {
  const { data } = await settled(api(getProductSizes, { id: String(id) }))
  const approved = (data?.data ?? []).filter(
    (row) =>
      row.id !== id && row.in_stock > 0 && vehicle.sizes.some((size) => isSameSize(size, sizeOfProduct(row))),
  )
  const products = await loadProducts(
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
