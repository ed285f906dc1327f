import type { Answer, Input } from '@pito/contracts/endpoint'
import type * as contracts from '@pito/contracts/staff-second-factors'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import { refuse } from '../../platform/refuse.ts'
import { staffOf } from '../staff-with.ts'
import { lockStaff } from '../store.ts'
import { checkNewPasskey } from './check-new-passkey.ts'
import { offerNewPasskey } from './offer-challenge.ts'
import { deleteStaffPasskey, passkeysOfStaff } from './passkey-store.ts'
import { factorsOf } from './second-factor-store.ts'

const tries = { limit: 10, windowSeconds: 600 }
const mostPasskeys = 20

export async function offerFurtherPasskey(ctx: Context): Promise<Answer<typeof contracts.offerOwnPasskey>> {
  const staff = await staffOf(ctx.platform, ctx.caller)
  return ok(await offerNewPasskey(ctx, staff))
}

export async function addPasskey(
  ctx: Context,
  { passkey }: Input<typeof contracts.addOwnPasskey>,
): Promise<Answer<typeof contracts.addOwnPasskey>> {
  const { id } = await staffOf(ctx.platform, ctx.caller)
  await countAttempt(ctx.sql, { what: 'staff-set-up', who: id }, tries, ctx.now)
  const save = await checkNewPasskey(ctx, id, passkey as RegistrationResponseJSON)
  await ctx.transaction(async (tx) => {
    await lockStaff(tx, id)
    if ((await passkeysOfStaff(tx, id)).length >= mostPasskeys) refuse('too-many-passkeys')
    if (!(await save?.(tx))) refuse('second-factor-failed')
    await recordAudit(tx, { ...auditedBy(ctx), action: 'passkey-added' })
  })
  return ok(null)
}

/**
 * Removes a passkey, unless it is the only second factor. Without a second factor anybody who knows the password could
 * set up a new one.
 */
export async function removePasskey(
  ctx: Context,
  { id: passkeyId }: Input<typeof contracts.removeOwnPasskey>,
): Promise<Answer<typeof contracts.removeOwnPasskey>> {
  const { id } = await staffOf(ctx.platform, ctx.caller)
  await ctx.transaction(async (tx) => {
    await lockStaff(tx, id)
    if (!(await deleteStaffPasskey(tx, id, passkeyId))) refuse('not-found')
    const { hasApp, hasPasskey } = await factorsOf(tx, id)
    if (!hasApp && !hasPasskey) refuse('last-second-factor')
    await recordAudit(tx, { ...auditedBy(ctx), action: 'passkey-removed', details: { passkey: passkeyId } })
  })
  return ok(null)
}
