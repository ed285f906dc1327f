import type { Endpoint } from '@pito/contracts/endpoint'
import type { Context } from '../context.ts'
import { auditedBy, recordAudit } from './record-audit.ts'

/** Records every successful write of staff who act for a customer, in addition to what the use case records. */
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
