import type { Locale } from '@pito/contracts/values/locale'
import { useRouteLoaderData } from 'react-router'

/** What every page knows of the shop and its visit (root.tsx loads it). */
export interface RootData {
  readonly locale: Locale
  /** The shop's own address, for absolute URLs. */
  readonly origin: string
  /** The day in Helsinki, as 2026-11-21. */
  readonly today: string
  readonly demo: boolean
  readonly plateSearch: boolean
  readonly customerServicePhone: string
  readonly marketingService: string | null
  /** Null on cached pages: the id of the request that happened to render one would mislead. */
  readonly requestId: string | null
}

/** Undefined on the error page of a root that could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
