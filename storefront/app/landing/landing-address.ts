import type { LandingType } from '@pito/contracts/values/landing'

/** The parameters in the URL of a landing page. */
export interface LandingRequest {
  readonly type: LandingType
  readonly name: string
  /** The brand of the model. On the page of a size, this is set only if the page shows a single model. */
  readonly brand: string | undefined
  readonly model: string | undefined
  readonly page: number
  readonly modelsPage: number
}

export const landingQueryNames = ['page', 'models', 'brand', 'model'] as const

/** Returns the URL of the page with other page numbers for its tyres or models. Default page numbers are left out. */
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
