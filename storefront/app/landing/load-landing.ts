import type { PageDetails, PopularModel } from '@pito/contracts/landing'
import { getPage } from '@pito/contracts/landing'
import type { Product } from '@pito/contracts/product'
import { addressIn } from '@pito/contracts/values/address-in'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { LandingType } from '@pito/contracts/values/landing'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { seasonOfId } from '@pito/contracts/values/tyre-season'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import type { Crumb } from '@pito/ui/breadcrumb'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { data, redirect } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { listAddress, listPaths } from '../tyres/list/list-address.ts'
import { withPicked } from '../tyres/list/list-changes.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import type { FinderStart } from '../vehicle/finder/finder-start.ts'
import { tyres } from '../words/tyres.ts'
import type { LandingRequest } from './landing-address.ts'
import { landingAddress } from './landing-address.ts'
import { callModels, callTyres } from './landing-calls.ts'
import type { LandingData, Paged } from './landing-data.ts'
import { modelRow, tyreCard } from './landing-rows.ts'
import { landing as words } from './landing-words.ts'

const summer = 1

type LoadSearch = (
  api: Api,
  url: URL,
  details: PageDetails,
  vehicleType: number | undefined,
) => Promise<FinderStart>

/**
 * If the request for the page itself fails, the whole page fails. A list that fails to load is replaced by a message.
 */
export async function loadLanding(
  api: Api,
  { params, url, locale }: PageRequest,
  loadSearch?: LoadSearch,
): Promise<LandingData> {
  const language = languageOf(locale)
  const request = landingRequest(params, url.searchParams)
  if (!request) throw data(null, 404)
  const { type, name, brand } = request
  const [page, models, tyres] = await Promise.all([
    api(getPage, { type, name, ...(type === 'model' && brand !== undefined && { brand }) }),
    callModels(api, request)?.catch(nullIfFailed),
    callTyres(api, request).catch(nullIfFailed),
  ])
  const details = page.data
  redirectToOwnAddress(details, request, url, language)
  redirectToFirstPage(request, url.pathname, { models, tyres, language })
  const shown = models && { ...models, rows: models.rows.map((model) => modelRow(model, request, language)) }
  return {
    ...aboutIt(details, request, language),
    request,
    path: url.pathname,
    ...(shown !== undefined && { models: shown }),
    tyreLinks: tyres?.rows.map((tyre) => tyre[`link_${language}`]) ?? [],
    tyres: tyres && { ...tyres, rows: tyres.rows.map((tyre) => tyreCard(tyre, request, language)) },
    shownModel: request.model
      ? (tyres?.rows[0]?.model[language === 'fi' ? 'name_fi' : 'name'] ?? null)
      : null,
    finder: (await loadSearch?.(api, url, details, tyres?.rows[0]?.vehicle_type).catch(() => null)) ?? null,
    addresses: {
      fi: landingAddress(details.link_fi, request),
      en: addressIn(landingAddress(details.link_en, request), 'en'),
    },
  }
}

function aboutIt(details: PageDetails, request: LandingRequest, language: Language) {
  const { range, brand, title } = details
  return {
    title,
    maker: brand && { name: brand.name, href: `/brand/${brand.slug}` },
    lead: leadOf(details, language),
    isSummer: details.tyre_season_id === summer,
    picture: details.large_picture,
    blocks: [details.block1_description, details.block2_description, details.block3_description],
    crumbs: crumbsOf(details, language),
    range,
    list: listOfLanding(details, request, language),
    description: details.meta_description,
  }
}

/** Returns the banner text, followed by the number of tyres and their lowest price. */
function leadOf({ banner_text: text, range }: PageDetails, language: Language): string {
  const w = words[language]
  const sentence = text === '' || /[.!?]$/.test(text) ? text : `${text}.`
  return [sentence, factsOf(range, w)].filter(Boolean).join(' ')
}

function factsOf(range: PageDetails['range'], w: (typeof words)[Language]): string {
  if (range.tyres === 0) return w.none
  return range.min_price === null ? w.soldOut(range) : w.facts(range, centsOf(range.min_price))
}

/**
 * If the URL has a name or another spelling in place of the page's slug, redirects to the URL with the slug. The
 * slugs of both languages are accepted, because the path does not determine the language.
 */
function redirectToOwnAddress(
  { link_fi, link_en }: PageDetails,
  request: LandingRequest,
  { pathname }: URL,
  language: Language,
): void {
  if ([link_fi, link_en].includes(decodeURI(pathname))) return
  throw redirect(addressIn(landingAddress(language === 'fi' ? link_fi : link_en, request), language), 301)
}

interface Lists {
  readonly models: Paged<PopularModel> | null | undefined
  readonly tyres: Paged<Product> | null
}

function redirectToFirstPage(
  request: LandingRequest,
  path: string,
  { models, tyres, language }: Lists & { readonly language: Language },
): void {
  const lastPage = tyres ? tyres.pages : request.page
  const lastModelsPage = models === null ? request.modelsPage : (models?.pages ?? 1)
  if (request.page > lastPage || request.modelsPage > lastModelsPage)
    throw redirect(addressIn(landingAddress(path, { ...request, page: 1, modelsPage: 1 }), language))
}

/**
 * Returns the breadcrumb above the page: home, all tyres and, for a model, its brand. The entry for the page itself
 * is added elsewhere.
 */
function crumbsOf({ brand }: PageDetails, language: Language): Crumb[] {
  const w = tyres[language]
  return [
    { label: w.home, href: '/' },
    { label: w.tyres, href: listPaths[language] },
    ...(brand ? [{ label: brand.name, href: `/brand/${brand.slug}` }] : []),
  ]
}

/**
 * Throws the error again if its status is 404, so that the visitor gets the "not found" page. After any other failure
 * returns null, and this part of the page is missing.
 */
export function nullIfFailed(error: unknown): null {
  if (statusOf(error) === 404) throw error
  return null
}

/**
 * Returns the HTTP status of an error. While the server renders, an API error is the router's own error object, which
 * has the status in `init`.
 */
function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiRefusal) return error.status
  return (error as { readonly init?: { readonly status?: number } | null } | null)?.init?.status
}

const all = emptyList(null)

/**
 * Returns the URL of the tyre list, filtered by what the landing page is about, such as a brand. Returns null for the
 * page of a model, because the list cannot filter by model.
 */
function listOfLanding(
  { title, tyre_season_id, tyre_size_details: size, vehicle_type }: PageDetails,
  { type }: LandingRequest,
  language: Language,
): string | null {
  const season = seasonOfId(tyre_season_id ?? 0)
  switch (type) {
    case 'brand':
      return listAddress(withPicked(all, 'brand', [title]), language)
    case 'tyre_season':
      return season ? listAddress(withPicked(all, 'tyre_season', [season.name]), language) : null
    case 'tyre_category':
      return listAddress(emptyList(vehicle_type as VehicleTypeId), language)
    case 'tyre_size':
      return size ? listAddress({ ...all, size }, language) : null
    case 'model':
      return null
  }
}

type Segments = Readonly<Record<string, string | undefined>>

const longestName = 200
const mostPages = 10_000

/** Reads the parameters of a landing page from the URL. Returns null if no landing page can have such a URL. */
export function landingRequest(params: Segments, query: URLSearchParams): LandingRequest | null {
  const named = typeAndName(params)
  const names = [named?.name, params.brandname, query.get('brand'), query.get('model')]
  if (!named || names.some((text) => text && text.length > longestName)) return null
  const isSize = named.type === 'tyre_size'
  const [brand, model] = isSize ? [query.get('brand'), query.get('model')] : [params.brandname, null]
  return {
    ...named,
    brand: brand ?? undefined,
    model: model ?? undefined,
    page: pageOf(query.get('page')),
    modelsPage: pageOf(query.get('models')),
  }
}

function typeAndName(params: Segments): { type: LandingType; name: string } | null {
  const { brandname, modelname, seasonname, tyrecategory, height_width_diameter: size } = params
  if (modelname) return { type: 'model', name: modelname }
  if (brandname) return { type: 'brand', name: brandname }
  if (seasonname) return { type: 'tyre_season', name: seasonname }
  if (tyrecategory) return { type: 'tyre_category', name: tyrecategory }
  return size ? { type: 'tyre_size', name: size } : null
}

function pageOf(text: string | null): number {
  const page = text !== null && /^\d{1,5}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= mostPages ? page : 1
}
