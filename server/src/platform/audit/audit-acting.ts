import type { Endpoint } from '@pito/contracts/endpoint'
import type { Context } from '../context.ts'
import { auditedBy, recordAudit } from './record-audit.ts'

/**
 * Adds an audit row for every successful write that a member of staff makes while acting for a customer. The use case
 * may record an audit row of its own in addition.
 */
export async function auditActing(
  ctx: Context,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
): Promise<void> {
  const { caller } = ctx
  if (caller.kind !== 'customer' || !caller.actingStaffId) return
  await recordAudit(ctx.sql, {
    ...auditedBy(ctx),
    action: 'acted-for-customer',
    subject: caller.customerId,
    details: { method, path, staff: caller.actingStaffName ?? null },
  })
}
