import type { Answer, Input } from '@pito/contracts/endpoint'
import type { logInWithPasskey as contract } from '@pito/contracts/passkeys'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { countAttempt, uncountAttempt } from '../../platform/limits/count-attempt.ts'
import { refuse } from '../../platform/refuse.ts'
import { challengeIn, verifyUsedPasskey } from '../../platform/web-authn/passkeys.ts'
import { setLoginCookies, startCustomerSession, tokensInAnswer } from '../log-in/start-customer-session.ts'
import { readAccount } from '../profile/read-account.ts'
import { lockCustomer } from '../store.ts'
import type { StoredPasskey } from './store.ts'
import { findPasskey, markUsed, takeChallenge } from './store.ts'

const failures = { limit: 20, windowSeconds: 600 }

type Login = Input<typeof contract>

/**
 * Logs in a customer with a passkey. An unknown passkey, a wrong signature and a used challenge get the same
 * response.
 */
export async function logInWithPasskey(ctx: Context, { response }: Login): Promise<Answer<typeof contract>> {
  const attempt = { what: 'login-passkey', who: ctx.network }
  await countAttempt(ctx.sql, attempt, failures, ctx.now)
  const passkey = await findPasskey(ctx.sql, response.id)
  const used = await verify(ctx, passkey, response)
  if (!passkey || !used) return refusePasskey(ctx, passkey)
  const started = await ctx.transaction(async (tx) => {
    const customer = await lockCustomer(tx, passkey.customerId)
    const { newCounter: counter, backedUp } = used
    if (!customer || !(await markUsed(tx, { id: passkey.id, counter, backedUp }, ctx.now))) return null
    return startCustomerSession(ctx, tx, customer, 'passkey')
  })
  if (!started) return refusePasskey(ctx, passkey)
  await uncountAttempt(ctx.sql, attempt)
  setLoginCookies(ctx, started)
  return ok({ ...tokensInAnswer(started.tokens), ...(await readAccount(ctx, passkey.customerId)) })
}

async function verify(ctx: Context, passkey: StoredPasskey | undefined, response: Login['response']) {
  const challenge = challengeIn(response.response)
  if (challenge === null || !(await takeChallenge(ctx.sql, challenge, null, ctx.now))) return null
  if (!passkey || !isOwner(passkey, response)) return null
  const { credentialId: id, publicKey, counter, transports } = passkey
  const credential = { id, publicKey: new Uint8Array(publicKey), counter, transports }
  return verifyUsedPasskey(ctx.platform.config, response as AuthenticationResponseJSON, {
    challenge,
    credential,
  })
}

/**
 * Returns whether the passkey belongs to the user whom the browser names. Only a discoverable passkey sends the id of
 * its owner.
 */
function isOwner({ customerId }: StoredPasskey, { response: { userHandle } }: Login['response']): boolean {
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === customerId
}

async function refusePasskey(ctx: Context, passkey: StoredPasskey | undefined): Promise<never> {
  const details = { method: 'passkey' }
  const subject = passkey?.customerId ?? null
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'login-failed', subject, details })
  refuse('passkey-not-valid')
}
