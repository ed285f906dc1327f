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
      /** The name that the member of staff had when acting for the customer began. */
      readonly actingStaffName?: string
    }
  | { readonly kind: 'staff'; readonly staffId: string; readonly sessionId: string }

/**
 * The facts of a request that are known before its sender is identified; they are the same over HTTP and in-process.
 */
export interface Visit {
  readonly now: Date
  readonly locale: Locale
  readonly requestId: string
  readonly address: string
  /**
   * The key by which attempts are counted and limited: the IPv4 address, or the /64 network of an IPv6 address,
   * because one person can use any number of addresses within a /64.
   */
  readonly network: string
  readonly device: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly authorization: string | undefined
  readonly anonymousId: string | undefined
  /**
   * The `Idempotency-Key` header of a call that moves money, stock or fitting times or creates a record. A repeated
   * request with the same key gets the same response.
   */
  readonly idempotencyKey: string | undefined
  /**
   * The `Opened-By` header: the id of the member of staff for whom the page that sends the request was opened. The
   * session of the request belongs to somebody else after another person has logged in in the same browser.
   */
  readonly openedBy: string | undefined
  /** The caller's public key, for responses that are encrypted for it. */
  readonly publicKey: string | undefined
  readonly log: Logger
  /** Set-Cookie lines that are sent with the response, whether the request succeeds or fails. */
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
