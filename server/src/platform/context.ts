import type { Locale } from '@pito/contracts/values/locale'
import type { Sql } from './database/sql.ts'
import type { Logger } from './log.ts'
import type { Platform } from './platform.ts'

export type Caller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly guestId: string }
  | {
      readonly kind: 'customer'
      readonly customerId: string
      readonly sessionId: string
      /** The member of staff who acts for the customer. */
      readonly actingStaffId?: string
      /** Their name when acting began. */
      readonly actingStaffName?: string
    }
  | { readonly kind: 'staff'; readonly staffId: string; readonly sessionId: string }

/** What is known of a request before anyone asks who sent it: the same over a socket and in-process. */
export interface Visit {
  readonly now: Date
  readonly locale: Locale
  readonly requestId: string
  readonly address: string
  /** What throttles count by: the IPv4 address, or the /64 of IPv6, of which one person has as many addresses as they like. */
  readonly network: string
  readonly device: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly authorization: string | undefined
  readonly anonymousId: string | undefined
  /** For calls that move money, stock or time: a repeated request with the same key gets the same answer. */
  readonly idempotencyKey: string | undefined
  /** The caller's key, for answers that are sealed for it alone. */
  readonly publicKey: string | undefined
  readonly log: Logger
  /** Set-Cookie lines that leave with the answer, whichever way it goes. */
  readonly setCookies: string[]
}

/**
 * The context of a use case: who calls, when, in which language, and the shop’s platform. Jobs and the messages of
 * providers have no caller and no language, so a function that they share with requests takes a `Pick` of this type.
 */
export interface Context extends Visit {
  readonly caller: Caller
  readonly platform: Platform
  readonly sql: Sql
  transaction: Sql['transaction']
}

export function createContext(platform: Platform, visit: Visit, caller: Caller): Context {
  return {
    ...visit,
    caller,
    platform,
    sql: platform.sql,
    transaction: platform.sql.transaction,
  }
}
