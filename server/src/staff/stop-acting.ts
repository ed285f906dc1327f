import type { Answer } from '@pito/contracts/endpoint'
import type { leaveCustomer as contract } from '@pito/contracts/staff'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { endSession } from '../platform/sessions/end-session.ts'
import { clearActingCookie, clearSessionCookies } from '../platform/sessions/session-cookies.ts'

/**
 * Ends a session in which staff act for a customer. A session of the customer in person is not ended; only a leftover
 * acting cookie is removed.
 */
export async function stopActing(ctx: Context): Promise<Answer<typeof contract>> {
  const { caller, now } = ctx
  if (caller.kind === 'customer' && !caller.actingStaffId) {
    clearActingCookie(ctx.platform.config, ctx)
    return ok(null)
  }
  if (caller.kind !== 'customer') return forgetActing(ctx)
  await ctx.transaction(async (tx) => {
    await endSession(tx, caller.sessionId, 'logged-out', now)
    await recordAudit(tx, { ...auditedBy(ctx), action: 'acting-ended', subject: caller.customerId })
  })
  clearSessionCookies(ctx.platform.config, ctx, 'customer')
  return ok(null)
}

/** Removes the cookies of an acting session that was already ended elsewhere. */
function forgetActing(ctx: Context): Answer<typeof contract> {
  if (ctx.cookies.acting) clearSessionCookies(ctx.platform.config, ctx, 'customer')
  return ok(null)
}
