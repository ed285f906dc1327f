import type { logIn as contract } from '@pito/contracts/accounts'
import { loginFields } from '@pito/contracts/accounts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { verifyPassword } from '../../platform/passwords/password-hash.ts'
import { refuse } from '../../platform/refuse.ts'
import { openSealedFields } from '../../platform/sealing/open-sealed-fields.ts'
import { readAccount } from '../profile/read-account.ts'
import type { Customer } from '../store.ts'
import { findByEmail, lockCustomer } from '../store.ts'
import { deviceOf } from './device-cookie.ts'
import { isKnownDevice } from './device-store.ts'
import type { LoginAttempt } from './login-throttle.ts'
import { countLogin, forgetLogin } from './login-throttle.ts'
import { setLoginCookies, startCustomerSession, tokensInAnswer } from './start-customer-session.ts'

/**
 * Logs in a customer. An unknown address and a wrong password lead to the same statements, one verification and the
 * same refusal, so that the response does not reveal which addresses have an account.
 */
export async function logIn(ctx: Context, input: Input<typeof contract>): Promise<Answer<typeof contract>> {
  const { email, password } = await openSealedFields(ctx, input, loginFields)
  const attempt = await attemptOf(ctx, email)
  await countLogin(ctx.sql, attempt, ctx.now)
  const customer = await findByEmail(ctx.sql, email)
  const right = await verifyPassword(customer?.passwordHash ?? null, password)
  if (!customer || !right || isOfDemo(ctx, customer)) return refuseLogin(ctx, customer)
  const started = await ctx.transaction(async (tx) => {
    const locked = await lockCustomer(tx, customer.id)
    // Between the verification and the lock the password may have been changed or the account closed.
    if (locked?.passwordHash !== customer.passwordHash) return null
    return startCustomerSession(ctx, tx, locked, 'password')
  })
  if (!started) return refuseLogin(ctx, customer)
  await forgetLogin(ctx.sql, attempt)
  setLoginCookies(ctx, started)
  return ok({ ...tokensInAnswer(started.tokens), ...(await readAccount(ctx, customer.id)) })
}

/**
 * Returns whether the customer comes from a demo. Nobody owns an address in .example (RFC 2606). A database that
 * began as a demo has customers whose passwords are public, so these customers cannot log in to a production shop.
 */
function isOfDemo({ platform }: Context, { email }: Customer): boolean {
  return platform.config.shopMode === 'production' && email.endsWith('.example')
}

async function attemptOf(ctx: Context, email: string): Promise<LoginAttempt> {
  const device = deviceOf(ctx)
  const isKnown = device !== null && (await isKnownDevice(ctx.sql, email, device.hash))
  return { email: email.toLowerCase(), network: ctx.network, knownDevice: isKnown ? device.hash : null }
}

async function refuseLogin(ctx: Context, customer: Customer | undefined): Promise<never> {
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'login-failed', subject: customer?.id ?? null })
  refuse('login-failed', { errors: { login: [accountSentences.loginFailed[ctx.locale]] } })
}
