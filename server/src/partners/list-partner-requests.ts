import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getPartnerRequests as contract } from '@pito/contracts/partners'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { page as pageOf } from '../platform/http/calls.ts'
import { shownRequest } from './shown-request.ts'
import { listRequests } from './store.ts'

const perPage = 20

export async function listPartnerRequests(
  ctx: Context,
  { page, handled }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const query = { page, perPage, handled: handled === undefined ? null : handled === '1' }
  const { rows, total } = await listRequests(ctx.sql, query)
  await recordAudit(ctx.sql, {
    ...auditedBy(ctx),
    action: 'partner-requests-listed',
    details: { page, total },
  })
  return pageOf(rows.map(shownRequest), { total, page, perPage })
}
