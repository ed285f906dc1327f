import type { Answer } from '@pito/contracts/endpoint'
import type { logOutStaff as contract } from '@pito/contracts/staff'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { endActing, endSession } from '../platform/sessions/end-session.ts'
import { clearSessionCookies } from '../platform/sessions/session-cookies.ts'
import { staffOf } from './staff-with.ts'

/** Logs out a member of staff. */
export async function endStaffSession(ctx: Context): Promise<Answer<typeof contract>> {
  await staffOf(ctx.platform, ctx.caller)
  await ctx.transaction((tx) => endCallersSession(ctx, tx))
  const { config } = ctx.platform
  clearSessionCookies(config, ctx, 'staff')
  if (ctx.cookies.acting) clearSessionCookies(config, ctx, 'customer')
  return ok(null)
}

/** Ends the session of the caller, if a member of staff calls, and those in which the person acts for a customer. */
export async function endCallersSession(ctx: Context, tx: Tx): Promise<void> {
  if (ctx.caller.kind !== 'staff') return
  const { staffId, sessionId } = ctx.caller
  await endSession(tx, sessionId, 'logged-out', ctx.now)
  await endActing(tx, staffId, 'logged-out', ctx.now)
  await recordAudit(tx, { ...auditedBy(ctx), action: 'staff-logged-out' })
}
