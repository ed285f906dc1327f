import type { LandingType } from '@pito/contracts/values/landing'

/** What the address asks for. */
export interface LandingAsked {
  readonly type: LandingType
  readonly name: string
  /** Of a model; on a size's page the maker of the one model that is shown. */
  readonly brand: string | undefined
  readonly model: string | undefined
  readonly page: number
  readonly modelsPage: number
}

type Segments = Readonly<Record<string, string | undefined>>

export const landingQueryNames = ['page', 'models', 'brand', 'model'] as const

const longestName = 200
const mostPages = 10_000

/** Null where the address cannot be a landing page's. */
export function landingAsked(params: Segments, query: URLSearchParams): LandingAsked | null {
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

/** The same page with another page of its tyres or models; what is as it is anyway is left out. */
export function landingAddress(
  path: string,
  { page, modelsPage, brand, model, type }: Omit<LandingAsked, 'name'>,
): string {
  const ofSize = type === 'tyre_size' && brand && model
  const query = new URLSearchParams([
    ...(modelsPage > 1 ? [['models', String(modelsPage)]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
    ...(ofSize
      ? [
          ['brand', brand],
          ['model', model],
        ]
      : []),
  ])
  return query.size > 0 ? `${path}?${query}` : path
}
