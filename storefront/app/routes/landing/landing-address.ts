import type { LandingType } from '@pito/contracts/values/landing'

/** The parsed address of a landing page. */
export interface LandingRequest {
  readonly type: LandingType
  readonly name: string
  /** The maker of a model; on a size's page, the maker of the one model that is shown. */
  readonly brand: string | undefined
  readonly model: string | undefined
  readonly page: number
  readonly modelsPage: number
}

export const landingQueryNames = ['page', 'models', 'brand', 'model'] as const

/** The address of the page with other page numbers for its tyres or models; default values are left out. */
export function landingAddress(
  path: string,
  { page, modelsPage, brand, model, type }: Omit<LandingRequest, 'name'>,
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
