import type { PageDetails } from '@pito/contracts/landing'
import type { Language } from '@pito/contracts/values/locale'
import type { Crumb } from '@pito/ui/breadcrumb'
import type { TyreCardProps } from '../tyres/cards/tyre-card.tsx'
import type { FinderStart } from '../vehicle/finder/finder-start.ts'
import type { LandingRequest } from './landing-address.ts'
import type { ModelRowProps } from './model-row.tsx'

export interface Paged<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

export interface LandingData {
  readonly request: LandingRequest
  /** The path of the page, without the query. */
  readonly path: string
  readonly title: string
  readonly maker: { readonly name: string; readonly href: string } | null
  readonly lead: string
  readonly picture: string | null
  /** True for summer tyres, whose page has the summer background all year round. */
  readonly isSummer: boolean
  readonly blocks: readonly string[]
  readonly crumbs: readonly Crumb[]
  readonly range: PageDetails['range']
  /**
   * The URL of the filtered list with all tyres of the landing page, or null for the page of a model, because the
   * list cannot filter by model.
   */
  readonly list: string | null
  /** The models of the page. This is null if they could not be loaded and undefined if the page shows no models. */
  readonly models?: Paged<ModelRowProps> | null
  readonly tyres: Paged<TyreCardProps> | null
  /** The canonical URLs of the tyres, which only search engines need. Cards of size pages have shorter ones (LAND-16). */
  readonly tyreLinks?: readonly string[]
  /** The name of the model to which the page of a size is narrowed, or null if the page shows all models. */
  readonly shownModel: string | null
  readonly finder: FinderStart | null
  readonly addresses: Readonly<Record<Language, string>>
  readonly description: string
}

/** True if a part of the page failed to load. The page is then shown but must not be cached. */
export function isIncomplete({ request: { type }, models, tyres, finder }: LandingData): boolean {
  const hasFinder = type === 'tyre_season' || type === 'tyre_size'
  return models === null || tyres === null || (hasFinder && finder === null)
}
