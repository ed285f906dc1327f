import type { VirtualUser } from '@pito/contracts/profile'
import type { CustomerPermission } from '@pito/contracts/values/permissions'
import { actingPermissions } from '@pito/contracts/values/permissions'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { refuse } from '../platform/refuse.ts'
import type { SessionTokens } from '../platform/sessions/session-tokens.ts'
import { startSession } from '../platform/sessions/start-session.ts'
import type { PortalRow } from './customer-store.ts'
import { customerById } from './customer-store.ts'
import { lockStaff } from './store.ts'

const actingSeconds = 3600

export interface Acting {
  readonly tokens: SessionTokens
  readonly virtualUser: VirtualUser
}

/**
 * Starts a session in the customers' area that is marked as acting. Its actions are attributed to the member of
 * staff.
 */
export async function startActing(
  ctx: Context,
  tx: Tx,
  staff: { readonly id: string; readonly name: string },
  { customerId, reason }: { readonly customerId: string; readonly reason: string },
): Promise<Acting> {
  if (!(await lockStaff(tx, staff.id))) refuse('not-allowed')
  const customer = (await customerById(tx, customerId)) ?? refuse('not-found')
  const tokens = await startSession(ctx.platform, tx, ctx, {
    subject: { kind: 'staff', id: staff.id },
    actingFor: { customerId, seconds: actingSeconds, staffName: staff.name },
  })
  await recordAudit(tx, {
    ...auditedBy(ctx),
    actor: { kind: 'staff', id: staff.id },
    action: 'acting-started',
    subject: customerId,
    details: { reason: reason || null },
  })
  return { tokens, virtualUser: virtualUserOf(customer, staff.name, tokens.refreshExpiresAt) }
}

export function virtualUserOf(customer: PortalRow, staffName: string, expiresAt: Date): VirtualUser {
  const { id, email, first_name, last_name, permissions } = customer
  return {
    id,
    email,
    first_name,
    last_name,
    permissions: permissions.filter(isForActing),
    staff_name: staffName,
    expires_at: expiresAt.toISOString(),
  }
}

function isForActing(permission: CustomerPermission): boolean {
  return actingPermissions.includes(permission)
}
