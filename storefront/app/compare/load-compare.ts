import { getProductSizes, getProducts } from '@pito/contracts/catalogue'
import type { ComparedProduct } from '@pito/contracts/compare'
import { compareProducts } from '@pito/contracts/compare'
import type { Output } from '@pito/contracts/endpoint'
import type { Product } from '@pito/contracts/product'
import { addressIn } from '@pito/contracts/values/address-in'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { mostCompared } from '@pito/contracts/values/most-compared'
import { sizeOfProduct, sizeText } from '@pito/contracts/values/tyre-size'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import type { PageRequest } from '../page/page.ts'
import { productsQuery } from '../tyres/list/api-query.ts'
import { listAddress } from '../tyres/list/list-address.ts'
import { withPicked } from '../tyres/list/list-changes.ts'
import type { ListState } from '../tyres/list/list-state.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import { nameOf } from '../tyres/name-of.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { tyreCardData } from '../tyres/tyre-card-data.ts'
import { compareAddress } from './compare-address.ts'
import type { ComparedTyre } from './compare-rows.ts'

export type ShownTyre = TyreCardData & ComparedTyre & { readonly vehicleType: number }

export interface OfferedTyre {
  readonly id: number
  readonly name: string
  readonly cents: number
  readonly stock: number
}

export interface CompareData {
  readonly tyres: readonly ShownTyre[]
  /** The number of requested tyres that the shop does not have. */
  readonly missing: number
  readonly tooMany: number
  /** The URL of the list with the first tyre's size and season. */
  readonly list: string | null
  /** The cheapest tyres of the list at `list`, if fewer tyres are compared than possible. */
  readonly offered: readonly OfferedTyre[]
  /** The same models in one size that all of them have, if the sizes differ and there is such a size. */
  readonly inOneSize: { readonly size: string; readonly ids: readonly number[] } | null
  readonly addresses: Readonly<Record<Language, string>>
}

const offeredTyres = 4

export async function loadCompare(api: Api, { url, locale }: PageRequest): Promise<CompareData> {
  const language = languageOf(locale)
  const request = readComparedIds(url.searchParams) ?? { ids: [], unreadable: 0, tooMany: 0 }
  const found =
    request.ids.length > 0 ? (await api(compareProducts, { ids: request.ids.join(',') })).data : []
  const list = found[0] && listOfLike(found[0])
  const ids = found.map(({ id }) => id)
  return {
    tyres: found.map((product) => shownTyre(product, language)),
    missing: request.unreadable + request.ids.length - found.length,
    tooMany: request.tooMany,
    list: list ? listAddress(list, language) : null,
    offered: list && ids.length < mostCompared ? await offeredFrom(api, list, { ids, language }) : [],
    inOneSize: await inOneSizeOf(api, found),
    addresses: addressesOf(ids),
  }
}

function addressesOf(ids: readonly number[]): CompareData['addresses'] {
  const address = ids.length === 0 ? '/compare' : compareAddress(ids)
  return { fi: address, en: addressIn(address, 'en') }
}

function shownTyre(product: ComparedProduct, language: Language): ShownTyre {
  return {
    ...tyreCardData(product, language),
    bareSize: product.size_text.split(' ').slice(0, 2).join(' '),
    loadDual: product.load_index_dual,
    snow: product.has_3mpsf,
    ice: product.ice_grip,
    reinforced: product.reinforced,
    runFlat: product.run_flat,
    vehicleType: product.vehicle_type,
  }
}

/** The first size that all models have is chosen, those of the compared tyres first, and of each model the cheapest. */
async function inOneSizeOf(api: Api, found: readonly Product[]): Promise<CompareData['inOneSize']> {
  const models = new Set(found.map(({ model }) => model.id))
  const own = new Set(found.map((product) => sizeText(sizeOfProduct(product))))
  if (own.size < 2 || models.size < found.length) return null
  const { data: answers } = await settled(
    Promise.all(found.map(({ id }) => api(getProductSizes, { id: String(id) }))),
  )
  const [first, ...others] = (answers ?? []).map(({ data }) =>
    Map.groupBy(data, (variant) => sizeText(sizeOfProduct(variant))),
  )
  const size = [...own, ...(first?.keys() ?? [])].find((one) =>
    [first, ...others].every((sizes) => sizes?.has(one)),
  )
  if (size === undefined) return null
  const cheapest = (variants: Variants = []) =>
    variants.toSorted(
      (one, other) =>
        Number(other.in_stock > 0) - Number(one.in_stock > 0) ||
        one.net_price_with_rc - other.net_price_with_rc,
    )[0]
  const ids = [first, ...others].flatMap((sizes) => cheapest(sizes?.get(size))?.id ?? [])
  return { size, ids }
}

type Variants = Output<typeof getProductSizes>['data']

function listOfLike({ vehicle_type, tyreSeason, ...size }: Product): ListState {
  const vehicle = vehicle_type === allVehicles ? null : (vehicle_type as VehicleTypeId)
  const { width, aspect_ratio: height, diameter } = size
  const ofSeason = withPicked(emptyList(vehicle), 'tyre_season', [tyreSeason.name])
  return { ...ofSeason, size: { width, height, diameter } }
}

async function offeredFrom(
  api: Api,
  list: ListState,
  { ids, language }: { ids: readonly number[]; language: Language },
): Promise<OfferedTyre[]> {
  const { data } = await api(getProducts, { ...productsQuery(list), per_page: mostCompared + offeredTyres })
  return data
    .filter(({ id, in_stock }) => in_stock > 0 && !ids.includes(id))
    .slice(0, offeredTyres)
    .map((product) => tyreCardData(product, language))
    .map((tyre) => ({ id: tyre.id, name: nameOf(tyre), cents: tyre.cents, stock: tyre.stock }))
}

interface ComparedIds {
  readonly ids: readonly number[]
  /** The number of values in the query that are not product ids. */
  readonly unreadable: number
  /** The number of tyres in the query beyond `mostCompared`. */
  readonly tooMany: number
}

const longestAddress = 400

/** Reads the tyres to compare from the query of the URL. Returns null if the query does not name any. */
export function readComparedIds(query: URLSearchParams): ComparedIds | null {
  if (!query.has('ids')) return null
  const text = query.getAll('ids').join(',').slice(0, longestAddress)
  const parts = [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '')
  const named = parts.filter((part) => /^[1-9]\d{0,6}$/.test(part)).map(Number)
  return {
    ids: named.slice(0, mostCompared),
    unreadable: parts.length - named.length,
    tooMany: Math.max(0, named.length - mostCompared),
  }
}
