import type { getTokenHistory, OwnSession } from '@pito/contracts/accounts'
import type { Answer } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import type { ListedSession } from '../../platform/sessions/list-sessions.ts'
import { listSessions } from '../../platform/sessions/list-sessions.ts'
import { customerOf } from '../customer-with.ts'
import { deviceLabel } from '../rules/device-label.ts'

/** Lists the customer's sessions. Staff who act for the customer see only the session in which they act. */
export async function listOwnSessions(ctx: Context): Promise<Answer<typeof getTokenHistory>> {
  const { customerId, sessionId, actingStaffId } = customerOf(ctx)
  const sessions = await listSessions(ctx.sql, { kind: 'customer', id: customerId }, ctx.now)
  const shown = sessions.filter(({ id }) => !actingStaffId || id === sessionId)
  return ok(shown.map((session) => inAnswer(session, sessionId)))
}

function inAnswer(session: ListedSession, currentId: string): OwnSession {
  return {
    id: session.id,
    device: deviceLabel(session.device),
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    ended_at: session.endedAt?.toISOString() ?? null,
    current: session.id === currentId,
    by_staff: session.actingFor !== null,
    staff_name: session.actingName,
  }
}
