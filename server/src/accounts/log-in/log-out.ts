import type { logOut as contract } from '@pito/contracts/accounts'
import type { Answer } from '@pito/contracts/endpoint'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { endSession } from '../../platform/sessions/end-session.ts'
import { clearSessionCookies } from '../../platform/sessions/session-cookies.ts'

export async function logOut(ctx: Context): Promise<Answer<typeof contract>> {
  const { caller, now } = ctx
  if (caller.kind === 'customer')
    await ctx.transaction(async (tx) => {
      await endSession(tx, caller.sessionId, 'logged-out', now)
      await recordAudit(tx, { ...auditedBy(ctx), action: 'logged-out', subject: caller.customerId })
    })
  if (ctx.authorization === undefined) clearSessionCookies(ctx.platform.config, ctx, 'customer')
  return ok(null)
}
