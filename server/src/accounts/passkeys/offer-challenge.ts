import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getPasskeyLoginOptions, getPasskeyOptions } from '@pito/contracts/passkeys'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import { refuse } from '../../platform/refuse.ts'
import { optionsForLogin, optionsForNewPasskey } from '../../platform/web-authn/passkeys.ts'
import { confirmPerson } from './confirm-person.ts'
import { insertChallenge, passkeysOf } from './store.ts'

const challengeLifetime = { milliseconds: 5 * 60_000 }
export const maxPasskeys = 10
const offers = { limit: 60, windowSeconds: 600 }

export async function offerRegistration(
  ctx: Context,
  { password }: Input<typeof getPasskeyOptions>,
): Promise<Answer<typeof getPasskeyOptions>> {
  const { id, email, firstName, lastName } = await confirmPerson(ctx, password)
  const known = await passkeysOf(ctx.sql, id)
  if (known.length >= maxPasskeys) refuse('too-many-passkeys')
  const person = {
    id,
    email,
    displayName: `${firstName} ${lastName}`,
    known: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  }
  const options = await optionsForNewPasskey(ctx.platform, person, challengeLifetime)
  await store(ctx, options.challenge, id)
  return ok({ ...options })
}

export async function offerLogin(ctx: Context): Promise<Answer<typeof getPasskeyLoginOptions>> {
  await countAttempt(ctx.sql, { what: 'passkey-options', who: ctx.network }, offers, ctx.now)
  const options = await optionsForLogin(ctx.platform.config, challengeLifetime)
  await store(ctx, options.challenge, null)
  return ok({ ...options })
}

function store({ transaction, now }: Context, challenge: string, customerId: string | null): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeLifetime.milliseconds)
  return transaction((tx) => insertChallenge(tx, challenge, customerId, expiresAt))
}
