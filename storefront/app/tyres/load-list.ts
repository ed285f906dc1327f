import { getAllFilters, getBrands, getProducts } from '@pito/contracts/catalogue'
import { getDealerDetails } from '@pito/contracts/dealers'
import type { Request } from '@pito/contracts/endpoint'
import type { UnderstoodSearch } from '@pito/contracts/search'
import { searchProducts } from '@pito/contracts/search'
import { brandKey } from '@pito/contracts/values/brand-key'
import type { Language } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import type { Failure } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { redirect } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { wordsOfPath } from '../page/words-of-path.ts'
import type { Season } from '../season/season-on.ts'
import type { CarAnswer } from '../vehicle/find-car.ts'
import type { PlateAnswer } from '../vehicle/find-vehicle.ts'
import type { Guide } from '../vehicle/guide/load-guide.ts'
import type { SearchedVehicle } from '../vehicle/guide/searched-vehicle.ts'
import type { KnownVehicle } from '../vehicle/known-vehicle.ts'
import { storedVehicle } from '../vehicle/known-vehicle.ts'
import { fullSetOf } from './cards/full-set.ts'
import type { TyreCardProps } from './cards/tyre-card.tsx'
import type { ListOptions } from './filters/list-options.ts'
import { listOptions, noOptions } from './filters/list-options.ts'
import { filtersQuery, productsQuery } from './list/api-query.ts'
import type { LeftOut } from './list/left-out.ts'
import { leftOutOfPage } from './list/left-out.ts'
import { listAddress } from './list/list-address.ts'
import { withBrandNames } from './list/list-changes.ts'
import { meaningOfSlug, readListPath } from './list/list-path.ts'
import type { ListState, Search } from './list/list-state.ts'
import { emptyList, sortsOf } from './list/list-state.ts'
import { readListQuery } from './list/read-list-query.ts'
import type { FirstQuery, ListedFirst } from './listed-first.ts'
import { firstQuery, listedFirst } from './listed-first.ts'
import { tyreCardData } from './tyre-card-data.ts'

const eagerCards = 2
const notFound = 404

export interface ListData extends ListedFirst {
  readonly state: ListState
  readonly tyres: readonly TyreCardProps[]
  /** The API's interpretation of the words typed, or null if the list is no search. */
  readonly understood: UnderstoodSearch | null
  readonly total: number
  readonly lastPage: number
  readonly perPage: number
  readonly options: ListOptions
  /** The failure if the filter options could not be loaded. The list is shown nevertheless. */
  readonly optionsFailure: Failure | null
  /** The result of the plate search, or null if the URL contains no plate. */
  readonly plate: PlateAnswer | null
  /** The vehicle by make, model and year. After a plate search without a result it has only the choices. */
  readonly car: CarAnswer | null
  /** The next question or the recommendations for the vehicle, or null if no vehicle is known. */
  readonly guide: Guide | null
  /** The service point in the URL, or null if the URL has none or it could not be loaded. */
  readonly point: { readonly slug: string; readonly name: string } | null
  /** The size as the papers of the vehicle write it, if they write it differently: 195/70 R15C. */
  readonly approvedSize?: string | undefined
  /** The choices of the URL that the list leaves out because they do not exist. */
  readonly leftOut: readonly LeftOut[]
  /** The URLs of the list for search engines, one per language. */
  readonly addresses: Readonly<Record<Language, string>>
  /** The failure if the requested list could not be loaded and the previous list is shown. */
  readonly failure: Failure | null
}

export async function loadList(
  api: Api,
  { params, url, season }: PageRequest,
  vehicle: KnownVehicle | null = null,
): Promise<ListData> {
  const language = readListPath(url.pathname)?.language ?? 'fi'
  const state = stateOf(params.vehicletype, url, language)
  return withLeftOut(await loadTyres(api, state, { language, season, vehicle }), url)
}

/** Loads the list in a browser, where the vehicle of the tab may be known. */
export function loadListInTab(api: Api, request: PageRequest): Promise<ListData> {
  return loadList(api, request, storedVehicle())
}

/** Adds the choices of the URL that the list leaves out. */
export function withLeftOut<Data extends ListData>(data: Data, url: URL): Data {
  return { ...data, leftOut: leftOutOfPage(url.searchParams, data.state) }
}

export interface ListVisit {
  readonly language: Language
  readonly season: Season
  /** The vehicle of this browser tab. It is null on the server, whose pages are the same for every visitor. */
  readonly vehicle: KnownVehicle | null
}

/**
 * Loads the tyres and the options of the filters in parallel. A page or a service point that does not exist is left
 * out, which the page then says.
 */
export async function loadTyres(api: Api, requested: ListState, visit: ListVisit): Promise<ListData> {
  const { language } = visit
  const own = isOfVehicle(requested) ? await import('../vehicle/guide/load-vehicle.ts') : null
  const searched = own ? await own.loadVehicle(api, requested) : noVehicle(requested)
  const { plate, car, effective } = searched
  const first = listedFirst(effective, visit.season, visit.vehicle)
  const [products, filters, point] = await Promise.all([
    loadPage(api, effective, firstQuery(first)),
    settled(api(getAllFilters, { ...filtersQuery(effective), ...wordsOf(effective), models: '0' })),
    requested.servicePoint === null ? null : settled(loadPoint(api, requested.servicePoint)),
  ])
  if (point && !point.data && !point.failure)
    return loadTyres(api, { ...requested, servicePoint: null }, visit)
  const sold = filters.data && (await soldBrands(api, requested, filters.data.data.brands))
  if (sold && sold.length < requested.picked.brand.length)
    return loadTyres(api, { ...requested, picked: { ...requested.picked, brand: sold } }, visit)
  if (requested.page > products.last_page) return loadTyres(api, { ...requested, page: 1 }, visit)
  const state = sold
    ? withBrandNames(
        searched.state,
        sold.map((name) => ({ name })),
      )
    : searched.state
  const options = filters.data ? listOptions(filters.data.data) : noOptions
  return {
    state,
    plate,
    car,
    guide: (filters.data && (await own?.loadGuide(api, searched, { options, language }))) ?? null,
    point: point?.data ?? null,
    tyres: products.data.map((product, place) => {
      const look = { eager: place < eagerCards, fullSet: fullSetOf(product) }
      const tyre = tyreCardData(product, language)
      // Of a vehicle that was chosen by make, model and year only the sizes are known, so its tyres have no mark.
      if (!plate?.vehicle || !own) return { tyre, ...look }
      return { tyre: { ...tyre, ...own.fitOnVehicle(tyre, plate.vehicle) }, ...look }
    }),
    understood: products.understood,
    total: products.total,
    lastPage: products.last_page,
    perPage: products.per_page,
    options,
    optionsFailure: filters.failure,
    ...first,
    failure: null,
    leftOut: [],
    approvedSize: searched.vehicle ? own?.approvedSizeOf(state, searched.vehicle) : undefined,
    addresses: addressesOf(state),
  }
}

/** Returns the URLs of the list for search engines. They have neither a vehicle nor details such as the price. */
function addressesOf(state: ListState): ListData['addresses'] {
  const { vehicle, size, picked, servicePoint, search } = state
  const list = { ...emptyList(vehicle), size, picked, servicePoint, search }
  const listed = { ...list, sort: sortsOf(list)[0] }
  return { fi: listAddress(listed, 'fi'), en: listAddress(listed, 'en') }
}

async function loadPage(api: Api, state: ListState, first: FirstQuery) {
  if (state.search) return api(searchProducts, { ...searchQuery(state, state.search), ...first })
  return { ...(await api(getProducts, { ...productsQuery(state), ...first })), understood: null }
}

/**
 * Returns the names of those of the picked brands that the shop knows. The options of the list have only brands with tyres in it, so
 * all brands are loaded if one is missing there.
 */
async function soldBrands(api: Api, { picked }: ListState, options: readonly { readonly name: string }[]) {
  const namesIn = (brands: typeof options) => {
    const names = new Map(brands.map(({ name }) => [brandKey(name), name]))
    return picked.brand.flatMap((spelt) => names.get(brandKey(spelt)) ?? [])
  }
  const named = namesIn(options)
  if (named.length === picked.brand.length) return named
  const { data } = await settled(api(getBrands, {}))
  return data ? namesIn(data.data) : picked.brand
}

function wordsOf({ search }: ListState) {
  return search ? wordsQuery(search) : {}
}

function noVehicle(state: ListState): SearchedVehicle {
  return { plate: null, car: null, vehicle: null, state, effective: state, unapproved: null }
}

function isOfVehicle({ plate, car }: ListState): boolean {
  return plate !== null || car !== null
}

async function loadPoint(api: Api, slug: string) {
  const found = await api(getDealerDetails, { id: slug }).catch(nullIfMissing)
  return found && { slug: found.data.slug, name: found.data.company_name }
}

function nullIfMissing(error: unknown): null {
  if (refusedAnswer(error)?.status === notFound) return null
  throw error
}

/** Returns the path of the page for unknown paths, with the readable words of the requested path for its search field. */
function unknownPage({ pathname }: URL, language: Language): string {
  const words = wordsOfPath(pathname)
  const query = new URLSearchParams({ lang: language, ...(words !== '' && { q: words }) })
  return `/page-not-found?${query}`
}

function stateOf(slug: string | undefined, url: URL, language: Language): ListState {
  const meaning = meaningOfSlug(slug, language)
  if (meaning.kind === 'unknown') throw redirect(unknownPage(url, language))
  if (meaning.kind === 'moved') throw redirect(meaning.path + url.search, 301)
  return readListQuery(meaning.vehicle, url.searchParams)
}

/** Returns the API query for the tyres of a search. */
function searchQuery(state: ListState, search: Search): Request<typeof searchProducts> {
  const query = { ...productsQuery(state), ...wordsQuery(search) }
  return state.sort === 'relevance' ? { ...query, sort_by: 'relevance', sort_order: 'asc' } : query
}

function wordsQuery({ q, isAsTyped }: Search) {
  return { q, ...(isAsTyped && { as_typed: '1' as const }) }
}
