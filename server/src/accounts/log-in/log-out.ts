import type { logOut as contract } from '@pito/contracts/accounts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { endAllSessions, endSession } from '../../platform/sessions/end-session.ts'
import { clearSessionCookies } from '../../platform/sessions/session-cookies.ts'

/** Ends the session or, at the customer's own request, all sessions of the customer. */
export async function logOut(
  ctx: Context,
  { everywhere = false }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { caller, now } = ctx
  if (caller.kind === 'customer')
    await ctx.transaction(async (tx) => {
      const { customerId, sessionId, actingStaffId } = caller
      await endSession(tx, sessionId, 'logged-out', now)
      const isAll = everywhere && !actingStaffId
      if (isAll)
        await endAllSessions(tx, { kind: 'customer', id: customerId }, { why: 'ended-by-owner' }, now)
      const details = isAll ? { everywhere } : {}
      await recordAudit(tx, { ...auditedBy(ctx), action: 'logged-out', subject: customerId, details })
    })
  if (ctx.authorization === undefined) clearSessionCookies(ctx.platform.config, ctx, 'customer')
  return ok(null)
}
