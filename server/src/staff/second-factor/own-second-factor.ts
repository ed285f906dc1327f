import type { Answer } from '@pito/contracts/endpoint'
import type * as contracts from '@pito/contracts/staff-second-factors'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { staffOf } from '../staff-with.ts'
import { passkeysOfStaff } from './passkey-store.ts'
import { renewCodes } from './recovery-codes.ts'
import { factorsOf } from './second-factor-store.ts'

export async function showSecondFactor(ctx: Context): Promise<Answer<typeof contracts.getSecondFactor>> {
  const { id } = await staffOf(ctx.platform, ctx.caller)
  const { hasApp, hasPasskey, recoveryCodesLeft } = await factorsOf(ctx.sql, id)
  const passkeys = await passkeysOfStaff(ctx.sql, id)
  return ok({
    has_app: hasApp,
    has_passkey: hasPasskey,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      created_at: passkey.createdAt.toISOString(),
      last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: recoveryCodesLeft,
  })
}

export async function renewOwnRecoveryCodes(
  ctx: Context,
): Promise<Answer<typeof contracts.renewRecoveryCodes>> {
  const { id } = await staffOf(ctx.platform, ctx.caller)
  const recovery_codes = await ctx.transaction(async (tx) => {
    await recordAudit(tx, { ...auditedBy(ctx), action: 'recovery-codes-renewed' })
    return renewCodes(ctx.platform, tx, id)
  })
  return ok({ recovery_codes })
}
