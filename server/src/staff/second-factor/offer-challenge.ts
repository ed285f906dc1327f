import type { Context } from '../../platform/context.ts'
import { optionsForLogin, optionsForNewPasskey } from '../../platform/web-authn/passkeys.ts'
import { insertStaffChallenge, passkeysOfStaff } from './passkey-store.ts'

const lifetime = { milliseconds: 5 * 60_000 }

/** Offers the person's own passkeys only, because the browser may have passkeys of customers for the same shop. */
export async function offerOwnPasskeys(ctx: Context, staffId: string) {
  const allowed = (await passkeysOfStaff(ctx.sql, staffId)).map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }))
  const options = await optionsForLogin(ctx.platform.config, lifetime)
  await store(ctx, options.challenge, staffId)
  return { ...options, allowCredentials: allowed }
}

interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
}

export async function offerNewPasskey(ctx: Context, { id, email, name }: Person) {
  const known = (await passkeysOfStaff(ctx.sql, id)).map(({ credentialId, transports }) => ({
    id: credentialId,
    transports,
  }))
  const owner = { id, email, displayName: name, known }
  const options = await optionsForNewPasskey(ctx.platform, owner, lifetime)
  await store(ctx, options.challenge, id)
  return { ...options }
}

function store({ sql, now }: Context, challenge: string, staffId: string): Promise<void> {
  return insertStaffChallenge(sql, challenge, staffId, new Date(now.getTime() + lifetime.milliseconds))
}
