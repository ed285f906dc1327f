import type { Sql } from '../../platform/database/sql.ts'
import type { Attempt, Limit } from '../../platform/limits/count-attempt.ts'
import { countAttempt, forgetAttempts, uncountAttempt } from '../../platform/limits/count-attempt.ts'

export interface LoginAttempt {
  readonly email: string
  readonly network: string
  /** The hash of the browser's device cookie if this customer has logged in with it before; otherwise null. */
  readonly knownDevice: string | null
}

const tenMinutes = 600
const ofAddress = { limit: 20, windowSeconds: tenMinutes }
const ofOne = { limit: 10, windowSeconds: tenMinutes }
/** The limit amounts to 90 failures an hour from all addresses together; ASVS 6.3.1 leaves the figure to the shop. */
const ofAccount = { limit: 15, windowSeconds: tenMinutes }

/**
 * Counts an attempt before its password is verified. The owner's own browser has its own counter, so failed attempts of
 * strangers cannot lock the owner out. Once a network address is over its limit, its further attempts do not count
 * against the account.
 */
export async function countLogin(sql: Sql, attempt: LoginAttempt, now: Date): Promise<void> {
  for (const [one, limit] of limitsOf(attempt)) await countAttempt(sql, one, limit, now)
}

/** Call after a successful login. Failures of the address with other accounts stay counted. */
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
