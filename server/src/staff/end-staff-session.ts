import type { Answer } from '@pito/contracts/endpoint'
import type { logOutStaff as contract } from '@pito/contracts/staff'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { endActing, endSession } from '../platform/sessions/end-session.ts'
import { clearSessionCookies } from '../platform/sessions/session-cookies.ts'
import { staffOf } from './staff-with.ts'

/** Logs out a member of staff. This also ends the sessions in which the person acts for a customer. */
export async function endStaffSession(ctx: Context): Promise<Answer<typeof contract>> {
  const { id, sessionId } = await staffOf(ctx.platform, ctx.caller)
  await ctx.transaction(async (tx) => {
    await endSession(tx, sessionId, 'logged-out', ctx.now)
    await endActing(tx, id, 'logged-out', ctx.now)
    await recordAudit(tx, { ...auditedBy(ctx), action: 'staff-logged-out' })
  })
  const { config } = ctx.platform
  clearSessionCookies(config, ctx, 'staff')
  if (ctx.cookies.acting) clearSessionCookies(config, ctx, 'customer')
  return ok(null)
}
