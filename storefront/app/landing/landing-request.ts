import type { LandingType } from '@pito/contracts/values/landing'
import type { LandingRequest } from './landing-address.ts'

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
