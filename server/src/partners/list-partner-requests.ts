import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getPartnerRequests as contract, partnerRequestSorts } from '@pito/contracts/partners'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { listPage, orderBy } from '../platform/database/list-page.ts'
import type { Part } from '../platform/database/statement.ts'
import { part } from '../platform/database/statement.ts'
import { page as pageOf } from '../platform/http/calls.ts'
import { shownRequest } from './shown-request.ts'
import type { StoredRequest } from './store.ts'
import { requestColumns } from './store.ts'

const sorts: Record<(typeof partnerRequestSorts)[number], Part> = {
  created_at: part`created_at`,
  name: part`name_key(name)`,
  handled_at: part`handled_at`,
}

export async function listPartnerRequests(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { handled, request_from: type, search } = input
  const { rows, ...paging } = await listPage<StoredRequest>(
    ctx.sql,
    {
      columns: requestColumns,
      from: part`partner_request`,
      where: [
        ...(handled ? [part`(handled_at is not null) = ${handled === '1'}`] : []),
        ...(type ? [part`request_from = ${type}`] : []),
        ...(search
          ? [
              part`position(name_key(${search}) in name_key(concat_ws(' ', name, email, location, comment))) > 0`,
            ]
          : []),
      ],
      order: orderBy(sorts, input.sort, part`id`),
    },
    input,
  )
  const details = { page: paging.page, total: paging.total }
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'partner-requests-listed', details })
  return pageOf(rows.map(shownRequest), paging)
}
