import type { Locale } from '@pito/contracts/values/locale'
import { useRouteLoaderData } from 'react-router'

export interface ShopLogo {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** Facts about the shop and the visit that every page has. The root route loads them. */
export interface RootData {
  readonly locale: Locale
  /** The origin of the shop, which is used for absolute URLs. */
  readonly origin: string
  /** The current date in Helsinki, for example 2026-11-21. */
  readonly today: string
  readonly demo: boolean
  /** The name under which the company sells. */
  readonly shopName: string
  /** Null if the shop shows its name as text. */
  readonly shopLogo: ShopLogo | null
  /** How many service points fit tyres. Pages offer no fitting if there are none. */
  readonly servicePoints: number
  readonly plateSearch: boolean
  /** The phone number and the hours of customer service are empty texts while the company that sells is not known. */
  readonly customerServicePhone: string
  /** When customer service is open, in the language of the page. */
  readonly customerServiceHours: string
  readonly marketingService: string | null
  /**
   * The id of the request, or null on cached pages, on which the id of the request that happened to render the page
   * would be misleading.
   */
  readonly requestId: string | null
}

/**
 * Returns the facts that the root route has loaded, or undefined on the error page of a root that could not be
 * loaded.
 */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}

/**
 * True if a service point fits tyres. Otherwise no page offers a fitting, asks for a place or leads to service points.
 */
export function useOffersFitting(): boolean {
  return (useRootData()?.servicePoints ?? 0) > 0
}
