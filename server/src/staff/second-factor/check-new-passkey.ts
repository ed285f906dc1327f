import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { challengeIn, verifyNewPasskey } from '../../platform/web-authn/passkeys.ts'
import { insertStaffPasskey, takeStaffChallenge } from './passkey-store.ts'

/** Stores a factor that the person has proved to possess. Returns false if it was replaced or stored before. */
export type SaveFactor = (tx: Tx) => Promise<boolean>

/** Uses up the challenge that the browser signed. Returns null if the passkey is not valid. */
export async function checkNewPasskey(
  ctx: Context,
  staffId: string,
  response: RegistrationResponseJSON,
): Promise<SaveFactor | null> {
  const challenge = challengeIn(response.response)
  if (challenge === null || !(await takeStaffChallenge(ctx.sql, challenge, staffId, ctx.now))) return null
  const made = await verifyNewPasskey(ctx.platform.config, response, challenge)
  if (!made) return null
  const { id: credentialId, counter, transports = [] } = made.credential
  const publicKey = Buffer.from(made.credential.publicKey)
  return (tx) => insertStaffPasskey(tx, staffId, { credentialId, publicKey, counter, transports }, ctx.now)
}
