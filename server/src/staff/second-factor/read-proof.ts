import type { authentication } from '@pito/contracts/passkeys'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { countAttempt, forgetAttempts } from '../../platform/limits/count-attempt.ts'
import { matchingStep } from '../../platform/totp/totp.ts'
import { challengeIn, verifyUsedPasskey } from '../../platform/web-authn/passkeys.ts'
import { openAppSecret } from './app-secret.ts'
import { markStaffPasskeyUsed, passkeysOfStaff, takeStaffChallenge } from './passkey-store.ts'
import { bareCode, recoveryHash } from './recovery-codes.ts'
import { sealedSecretOf, takeRecoveryCode, takeStep } from './second-factor-store.ts'

/** What a member of staff sends as the second factor: a code of the app or a recovery code, or a passkey. */
export interface GivenFactor {
  readonly code?: string | undefined
  readonly passkey?: z.output<typeof authentication> | undefined
}

type Proof =
  | { readonly method: 'app'; readonly step: number }
  | { readonly method: 'recovery-code'; readonly hash: string }
  | { readonly method: 'passkey'; readonly id: string; readonly counter: number }

const tries = { limit: 10, windowSeconds: 600 }
const codeOfApp = /^\d{6}$/

/**
 * Checks a second factor outside a transaction, because the attempt and the used challenge have to stay. Returns null
 * if it is wrong. The proof counts only when `takeProof` has used it up.
 */
export async function readProof(ctx: Context, staffId: string, given: GivenFactor): Promise<Proof | null> {
  await countAttempt(ctx.sql, { what: 'staff-second-factor', who: staffId }, tries, ctx.now)
  if (given.passkey) return proofOfPasskey(ctx, staffId, given.passkey)
  const code = bareCode(given.code ?? '')
  if (codeOfApp.test(code)) return proofOfApp(ctx, staffId, code)
  const { secretKey } = ctx.platform.config
  return code === '' ? null : { method: 'recovery-code', hash: recoveryHash(secretKey, staffId, code) }
}

/** Uses up a proof. Returns false if it was used before, also by a request at the same moment. */
export function takeProof(tx: Tx, staffId: string, proof: Proof, now: Date): Promise<boolean> {
  if (proof.method === 'app') return takeStep(tx, staffId, proof.step)
  if (proof.method === 'passkey') return markStaffPasskeyUsed(tx, proof, now)
  return takeRecoveryCode(tx, staffId, proof.hash, now)
}

/** Resets the count of attempts after a right second factor. */
export function forgetFactorAttempts({ sql }: Context, staffId: string): Promise<void> {
  return forgetAttempts(sql, { what: 'staff-second-factor', who: staffId })
}

async function proofOfApp(ctx: Context, staffId: string, code: string): Promise<Proof | null> {
  const sealed = await sealedSecretOf(ctx.sql, staffId, { isConfirmed: true })
  const secret = sealed && openAppSecret(ctx.platform.config, staffId, sealed)
  const step = secret ? matchingStep(secret, code, ctx.now) : null
  return step === null ? null : { method: 'app', step }
}

async function proofOfPasskey(
  ctx: Context,
  staffId: string,
  response: z.output<typeof authentication>,
): Promise<Proof | null> {
  const challenge = challengeIn(response.response)
  if (challenge === null || !(await takeStaffChallenge(ctx.sql, challenge, staffId, ctx.now))) return null
  const passkey = (await passkeysOfStaff(ctx.sql, staffId)).find(
    ({ credentialId }) => credentialId === response.id,
  )
  if (!passkey) return null
  const { credentialId, publicKey, counter, transports } = passkey
  const credential = { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports }
  const used = await verifyUsedPasskey(ctx.platform.config, response as AuthenticationResponseJSON, {
    challenge,
    credential,
  })
  return used && { method: 'passkey', id: passkey.id, counter: used.newCounter }
}
