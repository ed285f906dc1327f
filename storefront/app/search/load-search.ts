import { getOrder } from '@pito/contracts/orders'
import type { SearchSuggestion } from '@pito/contracts/search'
import { searchProducts, suggestSearches } from '@pito/contracts/search'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { redirect, redirectDocument } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import type { SizeOptions } from '../page/size-options.ts'
import { loadSizes } from '../page/size-options.ts'
import { listAddress, listPaths } from '../tyres/list/list-address.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import { readSearchQuery } from '../tyres/list/read-search-query.ts'
import type { ListData } from '../tyres/load-list.ts'
import { loadTyres, withLeftOut } from '../tyres/load-list.ts'
import type { KnownVehicle } from '../vehicle/known-vehicle.ts'
import { storedVehicle } from '../vehicle/known-vehicle.ts'
import { plateAnswerId } from '../vehicle/plate-form.tsx'

export interface SearchData extends ListData {
  /** If nothing is found as typed: the corrected words, and how many tyres they find. */
  readonly corrected: { readonly query: string; readonly total: number } | null
  /** If nothing is understood: the sizes that begin as typed, such as a width, and the pages with such a name. */
  readonly suggestions: readonly SearchSuggestion[]
  /** The sizes on sale, if nothing is found. */
  readonly sizes: SizeOptions | null
}

const seeOther = 303

/** Loads the tyres of a search. A text that names one page redirects to that page. */
export async function loadSearch(
  api: Api,
  { url, locale, season }: PageRequest,
  vehicle: KnownVehicle | null = null,
): Promise<SearchData> {
  const language = languageOf(locale)
  const state = readSearchQuery(url.searchParams)
  const loaded = await loadTyres(api, state, { language, season, vehicle })
  const words = loaded.understood?.parts.some(({ kind }) => kind === 'season' || kind === 'order')
  // The words say which season or which tyres come first, so the page does not.
  const data = withLeftOut(words ? { ...loaded, seasonFirst: undefined } : loaded, url)
  const plate = onlyPlate(data)
  // The plate list is a document of its own, whose headers keep the plate out of referrers.
  if (plate !== null)
    throw redirectDocument(`${listPaths[language]}?licenceplate=${plate}#${plateAnswerId}`, seeOther)
  const page = (await ownOrder(api, data)) ?? pageNamed(data, language)
  if (page !== null) throw redirect(page, seeOther)
  if (data.total > 0) return { ...data, corrected: null, suggestions: [], sizes: null }
  const [corrected, suggestions, sizes] = await Promise.all([
    correctedSearch(api, data),
    loadSuggestions(api, data),
    settled(loadSizes(api)),
  ])
  return { ...data, corrected, suggestions, sizes: sizes.data }
}

/** Loads the search in a browser, where the vehicle of the tab may be known. */
export function loadSearchInTab(api: Api, request: PageRequest): Promise<SearchData> {
  return loadSearch(api, request, storedVehicle())
}

/** Returns the plate, encoded for a URL, if the text is a plate and no tyre is called so. */
function onlyPlate({ understood, total }: ListData): string | null {
  if (understood?.looks_like !== 'plate' || total > 0) return null
  return understood.plate && encodeURIComponent(understood.plate)
}

/**
 * Returns the path of the order if its own customer searches for its number. Everybody else gets the same page,
 * whether the number exists or not.
 */
async function ownOrder(api: Api, { understood }: ListData): Promise<string | null> {
  if (understood?.looks_like !== 'order-number' || understood.product_id !== null) return null
  const order = await settled(api(getOrder.customer, { orderNumber: understood.query }))
  return order.data && `/order/${order.data.data.order_number}`
}

/**
 * Returns the path of the tyre, of another page such as a service point or the choice of a car, or of the list of the
 * size that the text names, if it names nothing else.
 */
function pageNamed({ understood, tyres, total, state }: ListData, language: Language): string | null {
  if (!understood || listAddress(state, language) !== listAddress(searchOf(state), language)) return null
  const { product_id, parts, leads_to, targets, answers, not_found, ignored, vehicle_types } = understood
  if (product_id !== null) return tyres[0]?.tyre.href ?? null
  if (leads_to) return leads_to[`link_${language}`]
  const [part, more] = parts
  const [type, otherType] = vehicle_types
  const besides = [...not_found, ...ignored, ...targets, ...answers]
  if (total === 0 || more || otherType || besides.length > 0) return null
  if (!part?.size || !type) return null
  const { width, aspect_ratio: height, diameter } = part.size
  const list = { ...emptyList(type.id as VehicleTypeId), size: { width, height, diameter } }
  return listAddress({ ...list, sort: 'season' }, language)
}

function searchOf({ search }: ListData['state']): ListData['state'] {
  return { ...emptyList(null), search, sort: 'relevance' }
}

async function correctedSearch(api: Api, { state }: ListData): Promise<SearchData['corrected']> {
  if (!state.search?.isAsTyped) return null
  const { data } = await settled(api(searchProducts, { q: state.search.q, per_page: 1 }))
  const query = data?.understood.corrected_query
  return data && query && data.total > 0 ? { query, total: data.total } : null
}

async function loadSuggestions(api: Api, { understood }: ListData): Promise<SearchData['suggestions']> {
  if (!understood || understood.looks_like !== null || understood.parts.length > 0) return []
  const suggestions = await settled(api(suggestSearches, { q: understood.query }))
  const isOnlySize = /^[\d\s/.,-]+$/.test(understood.query)
  const groups: readonly SearchSuggestion['group'][] = isOnlySize ? ['sizes'] : ['pages']
  return (suggestions.data?.data ?? []).filter(({ group }) => groups.includes(group))
}
