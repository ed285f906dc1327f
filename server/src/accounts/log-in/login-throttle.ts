import type { Sql } from '../../platform/database/sql.ts'
import type { Attempt, Limit } from '../../platform/limits/count-attempt.ts'
import { countAttempt, forgetAttempts, uncountAttempt } from '../../platform/limits/count-attempt.ts'

export interface LoginAttempt {
  readonly email: string
  readonly network: string
  /**
   * The hash of the browser's device cookie. It is null if this customer has not logged in with the browser before.
   */
  readonly knownDevice: string | null
}

const tenMinutes = 600
const ofAddress = { limit: 20, windowSeconds: tenMinutes }
const ofOne = { limit: 10, windowSeconds: tenMinutes }
/**
 * The limit allows 90 failures an hour from all network addresses together. ASVS 6.3.1 leaves the number to the shop.
 */
const ofAccount = { limit: 15, windowSeconds: tenMinutes }

/**
 * Counts an attempt before the password is verified. The owner's own browser has a separate count, so that failed
 * attempts of strangers cannot lock the owner out. When a network address is over its limit, its further attempts do
 * not count against the account.
 */
export async function countLogin(sql: Sql, attempt: LoginAttempt, now: Date): Promise<void> {
  for (const [one, limit] of limitsOf(attempt)) await countAttempt(sql, one, limit, now)
}

/**
 * Resets the counts after a successful login. Failed attempts from the same network address with other accounts
 * remain counted.
 */
export async function forgetLogin(sql: Sql, attempt: LoginAttempt): Promise<void> {
  for (const [one] of limitsOf(attempt))
    if (one.what === 'login-address') await uncountAttempt(sql, one)
    else await forgetAttempts(sql, one)
}

function limitsOf({ email, network, knownDevice }: LoginAttempt): (readonly [Attempt, Limit])[] {
  if (knownDevice) return [[{ what: 'login-device', who: `${knownDevice} ${email}` }, ofOne]]
  return [
    [{ what: 'login-address', who: network }, ofAddress],
    [{ what: 'login-address-account', who: `${network} ${email}` }, ofOne],
    [{ what: 'login-account', who: email }, ofAccount],
  ]
}
