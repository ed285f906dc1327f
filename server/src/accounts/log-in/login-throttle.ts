import type { Sql } from '../../platform/database/sql.ts'
import type { Attempt, Limit } from '../../platform/limits/count-attempt.ts'
import { countAttempt, forgetAttempts, uncountAttempt } from '../../platform/limits/count-attempt.ts'

export interface LoginAttempt {
  readonly email: string
  readonly network: string
  /** Of a browser in which this customer has logged in before; else null. */
  readonly knownDevice: string | null
}

const tenMinutes = 600
const ofAddress = { limit: 20, windowSeconds: tenMinutes }
const ofOne = { limit: 10, windowSeconds: tenMinutes }
/** 90 failures an hour from all addresses together; ASVS 6.3.1 leaves the figure to the shop. */
const ofAccount = { limit: 15, windowSeconds: tenMinutes }

/**
 * Before the password is looked at. The owner's own browser has a count of its own, so strangers who fail cannot lock
 * it out. An address that is over its limit counts no further against the account.
 */
export async function countLogin(sql: Sql, attempt: LoginAttempt, now: Date): Promise<void> {
  for (const [one, limit] of limitsOf(attempt)) await countAttempt(sql, one, limit, now)
}

/** After a success. Failures of the address with other accounts go on counting. */
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
