import type { Answer, Input } from '@pito/contracts/endpoint'
import type * as contracts from '@pito/contracts/staff-log-in'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { saveSecondFactor } from '../../platform/sessions/store.ts'
import { staffOf } from '../staff-with.ts'
import { offerOwnPasskeys } from './offer-challenge.ts'
import { forgetFactorAttempts, readProof, takeProof } from './read-proof.ts'

export async function offerConfirmation(
  ctx: Context,
): Promise<Answer<typeof contracts.getConfirmationOptions>> {
  const { id } = await staffOf(ctx.platform, ctx.caller)
  return ok(await offerOwnPasskeys(ctx, id))
}

/** Notes in the session that the second factor was given again. */
export async function confirmSecondFactor(
  ctx: Context,
  input: Input<typeof contracts.confirmSecondFactor>,
): Promise<Answer<typeof contracts.confirmSecondFactor>> {
  const { id, sessionId } = await staffOf(ctx.platform, ctx.caller)
  const proof = await readProof(ctx, id, input)
  const isRight = await ctx.transaction(async (tx) => {
    if (!proof || !(await takeProof(tx, id, proof, ctx.now))) return false
    await saveSecondFactor(tx, sessionId, ctx.now)
    const details = { method: proof.method }
    await recordAudit(tx, { ...auditedBy(ctx), action: 'second-factor-confirmed', details })
    return true
  })
  if (!isRight) {
    await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'second-factor-refused' })
    refuse('second-factor-failed')
  }
  await forgetFactorAttempts(ctx, id)
  return ok(null)
}
