import { getProductSizes } from '@pito/contracts/catalogue'
import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { isSameSize, sizeOfProduct } from '@pito/contracts/values/tyre-size'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import type { ListState } from '../tyres/list/list-state.ts'
import type { FitTyre } from './fit-of-tyre.ts'
import { fitOf } from './fit-of-tyre.ts'
import { fitTyreOf } from './fit-tyre-of.ts'
import type { KnownVehicle } from './known-vehicle.ts'
import { loadListThatFits } from './list-that-fits.ts'
import { loadProducts } from './load-products.ts'

interface SameModel {
  readonly id: number
  readonly href: string
  readonly size: string
}

export interface FittingTyres {
  /** The available tyres of the same model, the nearest rim first. */
  readonly sameModel: readonly SameModel[]
  /** The list with tyres of all models. */
  readonly list: ListState
}

type Tyre = FitTyre & { readonly id: number }

/** Loads the tyres that fit the vehicle instead of a tyre that does not. */
export async function loadFittingTyres(api: Api, tyre: Tyre, vehicle: KnownVehicle): Promise<FittingTyres> {
  const [sameModel, list] = await Promise.all([
    loadSameModel(api, tyre, vehicle),
    loadListThatFits(api, tyre, vehicle),
  ])
  return { sameModel, list }
}

async function loadSameModel(api: Api, { id, diameter }: Tyre, vehicle: KnownVehicle): Promise<SameModel[]> {
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
