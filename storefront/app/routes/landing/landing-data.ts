import type { PageDetails } from '@pito/contracts/landing'
import type { Language } from '@pito/contracts/values/locale'
import type { Crumb } from '@pito/ui/breadcrumb'
import type { TyreCardProps } from '../../cards/tyre-card.tsx'
import type { FinderStart } from '../../finder/finder-start.ts'
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
  /** The path without a query. */
  readonly path: string
  readonly title: string
  readonly maker: { readonly name: string; readonly href: string } | null
  readonly lead: string
  readonly picture: string | null
  /** Summer tyres stand on summer's ground all year round. */
  readonly isSummer: boolean
  readonly blocks: readonly string[]
  readonly crumbs: readonly Crumb[]
  readonly range: PageDetails['range']
  /** Where all its tyres are listed with filters. */
  readonly list: string | null
  /** Null where they could not be fetched; left out where the page has none. */
  readonly models?: Paged<ModelRowProps> | null
  readonly tyres: Paged<TyreCardProps> | null
  /** The one model that a size's page is narrowed to. */
  readonly shownModel: string | null
  readonly finder: FinderStart | null
  readonly addresses: Readonly<Record<Language, string>>
  readonly description: string
}

/** Something was not answered: what stands there is worth showing, and not worth keeping. */
export function isIncomplete({ request: { type }, models, tyres, finder }: LandingData): boolean {
  const hasFinder = type === 'tyre_season' || type === 'tyre_size'
  return models === null || tyres === null || (hasFinder && finder === null)
}
