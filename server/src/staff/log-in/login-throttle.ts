import type { Context } from '../../platform/context.ts'
import type { Attempt, Limit } from '../../platform/limits/count-attempt.ts'
import { countAttempt, forgetAttempts, uncountAttempt } from '../../platform/limits/count-attempt.ts'
import { hasLoggedInFrom } from '../store.ts'

const tenMinutes = 600
const ofAddress = { limit: 20, windowSeconds: tenMinutes }
const ofOne = { limit: 10, windowSeconds: tenMinutes }
const ofAccount = { limit: 15, windowSeconds: tenMinutes }

type Counted = readonly (readonly [Attempt, Limit])[]

/**
 * Counts an attempt before the password is verified, with the limits of customers. A network address from which the
 * person has logged in before has a separate count. Failed attempts by strangers from elsewhere therefore do not lock
 * anybody out of the shop's own network.
 */
export async function countStaffLogin(
  { sql, address, network, now }: Context,
  email: string,
): Promise<Counted> {
  const isKnown = await hasLoggedInFrom(sql, email, address)
  const one = [{ what: 'staff-login-one', who: `${network} ${email}` }, ofOne] as const
  const counted: Counted = isKnown
    ? [one]
    : [
        [{ what: 'staff-login-address', who: network }, ofAddress],
        one,
        [{ what: 'staff-login-account', who: email }, ofAccount],
      ]
  for (const [attempt, limit] of counted) await countAttempt(sql, attempt, limit, now)
  return counted
}

/**
 * Resets the counts after a successful login. Failed attempts from the same network address with other accounts
 * remain counted.
 */
export async function forgetStaffLogin({ sql }: Context, counted: Counted): Promise<void> {
  for (const [attempt] of counted)
    if (attempt.what === 'staff-login-address') await uncountAttempt(sql, attempt)
    else await forgetAttempts(sql, attempt)
}
