import type { endOwnSession as contract } from '@pito/contracts/accounts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { readAccessToken } from '../../platform/sessions/access-token.ts'
import { endSession } from '../../platform/sessions/end-session.ts'
import { listSessions } from '../../platform/sessions/list-sessions.ts'
import { clearSessionCookies } from '../../platform/sessions/session-cookies.ts'
import { customerOf } from '../customer-with.ts'

/**
 * Ends a session of the customer. The response is the same for another person's session and for one that never
 * existed.
 */
export async function endOwnSession(
  ctx: Context,
  { accessToken, session_id }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { customerId, sessionId, actingStaffId } = customerOf(ctx)
  const { config } = ctx.platform
  const ofToken = accessToken && (await readAccessToken(config.secretKey, accessToken, 'customer', ctx.now))
  const id = session_id ?? ofToken ?? refuse('not-found')
  const sessions = await listSessions(ctx.sql, { kind: 'customer', id: customerId }, ctx.now)
  const isOwn = sessions.some((session) => session.id === id) && (!actingStaffId || id === sessionId)
  if (!isOwn) refuse('not-found')
  await ctx.transaction(async (tx) => {
    await endSession(tx, id, id === sessionId ? 'logged-out' : 'ended-by-owner', ctx.now)
    const details = { session: id }
    await recordAudit(tx, { ...auditedBy(ctx), action: 'session-ended', subject: customerId, details })
  })
  if (id === sessionId && ctx.authorization === undefined) clearSessionCookies(config, ctx, 'customer')
  return ok({ session_id: id })
}
