import type { Locale } from '@pito/contracts/values/locale'
import { createContext } from 'react-router'

/** Facts about the request for a page that components may need. */
export interface Visit {
  readonly locale: Locale
  /** The current date in Helsinki, for example 2026-11-21. */
  readonly today: string
  readonly requestId: string
  readonly origin: string
  readonly demo: boolean
  readonly shopName: string
  readonly shopLogo: { readonly name: string; readonly width: number; readonly height: number } | null
  /** The company that sells, as invoices name it. The texts are empty while it is not known. */
  readonly company: Readonly<Record<'name' | 'businessId' | 'street' | 'postcode' | 'town' | 'email', string>>
  /** False in a production shop without access to a vehicle registry. */
  readonly plateSearch: boolean
  /** The phone number and the hours of customer service are empty texts while the company that sells is not known. */
  readonly customerServicePhone: string
  /** When customer service is open, in the language of the page. */
  readonly customerServiceHours: string
  /**
   * The name of the company that processes marketing data on the shop's behalf, or null if the shop uses no other
   * company.
   */
  readonly marketingService: string | null
  /** The nonce of the inline scripts. If the page is cached, the server hashes the scripts and removes the nonce. */
  readonly nonce: string
  /** True if the page is rendered for one visitor and must not be cached. */
  readonly isPrivate: boolean
  /** Writes errors that occur while rendering to the log. */
  readonly report: (error: unknown) => void
}

// The server reads this object from the exports of the entry module. If it imported this module itself, a second
// context would be created.
export const visitContext = createContext<Visit>()
