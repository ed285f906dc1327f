import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getCustomerPortalUsers as contract } from '@pito/contracts/staff'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { page as pageOf } from '../platform/http/calls.ts'
import { findCustomers } from './customer-store.ts'

const perPage = 20

export async function listCustomers(
  ctx: Context,
  { search, page }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { rows, total } = await findCustomers(ctx.sql, { search, page, perPage })
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'customers-listed', details: { page, total } })
  return pageOf(rows, { total, page, perPage })
}
