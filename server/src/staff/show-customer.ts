import type { Answer, Input } from '@pito/contracts/endpoint'
import type { fetchCustomer as contract } from '@pito/contracts/staff'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { customerById } from './customer-store.ts'

export async function showCustomer(
  ctx: Context,
  { id }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { created_at: createdAt, ...customer } = (await customerById(ctx.sql, id)) ?? refuse('not-found')
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'customer-read', subject: customer.id })
  return ok({ ...customer, created_at: createdAt.toISOString() })
}
