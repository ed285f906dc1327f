import type { Locale } from '@pito/contracts/values/locale'
import { createContext } from 'react-router'

/** What the server knows of a page's request that a component may need. */
export interface Visit {
  readonly locale: Locale
  /** The day in Helsinki, as 2026-11-21. */
  readonly today: string
  readonly requestId: string
  readonly origin: string
  readonly demo: boolean
  /** False in a production shop without a vehicle registry. */
  readonly plateSearch: boolean
  readonly customerServicePhone: string
  /** Who processes marketing data on the shop's behalf; null when nobody outside does. */
  readonly marketingService: string | null
  /** Marks the scripts that the page itself writes. Of a cached page the server hashes those and takes it out again. */
  readonly nonce: string
  /** Rendered for one visitor, and stored by nobody. */
  readonly isPrivate: boolean
  /** Takes what went wrong while rendering to the log. */
  readonly report: (error: unknown) => void
}

// The server sets it through the entry's exports: a second import would be a second object.
export const visitContext = createContext<Visit>()
