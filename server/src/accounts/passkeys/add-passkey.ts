import type { Answer, Input } from '@pito/contracts/endpoint'
import type { addPasskey as contract } from '@pito/contracts/passkeys'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { refuse } from '../../platform/refuse.ts'
import { challengeIn, verifyNewPasskey } from '../../platform/web-authn/passkeys.ts'
import { customerOf } from '../customer-with.ts'
import { newPasskeyEmail } from '../emails/account-emails.ts'
import { lockCustomer } from '../store.ts'
import { maxPasskeys } from './offer-challenge.ts'
import { passkeyInAnswer } from './own-passkeys.ts'
import { insertPasskey, passkeysOf, takeChallenge } from './store.ts'

/**
 * Adds a passkey. The signed challenge must be one that was issued to this customer, which required a recent login or
 * the password.
 */
export async function addPasskey(
  ctx: Context,
  { name, response }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { customerId } = customerOf(ctx)
  const challenge = challengeIn(response.response) ?? refuse('passkey-not-valid')
  if (!(await takeChallenge(ctx.sql, challenge, customerId, ctx.now))) refuse('passkey-not-valid')
  const made = await verifyNewPasskey(ctx.platform.config, response as RegistrationResponseJSON, challenge)
  const { credential, backedUp } = made ?? refuse('passkey-not-valid')
  const row = {
    customerId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name,
    backedUp,
    createdAt: ctx.now,
  }
  const stored = await ctx.transaction(async (tx) => {
    const customer = (await lockCustomer(tx, customerId)) ?? refuse('session-ended')
    if ((await passkeysOf(tx, customerId)).length >= maxPasskeys) refuse('too-many-passkeys')
    const inserted = (await insertPasskey(tx, row)) ?? refuse('passkey-not-valid')
    await sendMail(ctx.platform, tx, newPasskeyEmail(ctx, customer, name))
    await recordAudit(tx, {
      ...auditedBy(ctx),
      action: 'passkey-added',
      subject: customerId,
      details: { passkey: inserted.id },
    })
    return inserted
  })
  return ok(passkeyInAnswer(stored))
}
