import type { Locale } from '@pito/contracts/values/locale'
import { createContext } from 'react-router'

/** What the server knows about a page's request that a component may need. */
export interface Visit {
  readonly locale: Locale
  /** The current date in Helsinki, for example 2026-11-21. */
  readonly today: string
  readonly requestId: string
  readonly origin: string
  readonly demo: boolean
  /** False in a production shop without a vehicle registry. */
  readonly plateSearch: boolean
  readonly customerServicePhone: string
  /** The company that processes marketing data on the shop's behalf; null if no outside company does. */
  readonly marketingService: string | null
  /**
   * The nonce of the page's inline scripts. For a cached page the server hashes those scripts and removes the nonce.
   */
  readonly nonce: string
  /** True if the page is rendered for one visitor and must not be cached. */
  readonly isPrivate: boolean
  /** Writes errors that occur while rendering to the log. */
  readonly report: (error: unknown) => void
}

// The server reads this object from the entry's exports: importing the module a second time would create a second
// context.
export const visitContext = createContext<Visit>()
