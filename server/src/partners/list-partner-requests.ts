import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getPartnerRequests as contract,
  getPartnerRequest as oneContract,
  partnerRequestSorts,
} from '@pito/contracts/staff-partners'
import { partnerStatuses } from '@pito/contracts/values/partner-replies'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { listPage, orderBy } from '../platform/database/list-page.ts'
import type { Part } from '../platform/database/statement.ts'
import { part } from '../platform/database/statement.ts'
import { ok, page as pageOf } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { requestInFull, shownRequest } from './shown-request.ts'
import type { StoredRequest } from './store.ts'
import { readRequest, requestColumns } from './store.ts'

const sorts: Record<(typeof partnerRequestSorts)[number], Part> = {
  created_at: part`created_at`,
  name: part`name_key(name)`,
  status: part`array_position(${partnerStatuses}::text[], status)`,
  handled_at: part`handled_at`,
}

export async function listPartnerRequests(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { status, request_from: type, assignee, search } = input
  const { caller, now } = ctx
  if (caller.kind !== 'staff') refuse('not-logged-in')
  const { rows, ...paging } = await listPage<StoredRequest>(
    ctx.sql,
    {
      columns: requestColumns,
      from: part`partner_request`,
      where: [
        ...(status ? [part`status = ${status}`] : []),
        ...(type ? [part`request_from = ${type}`] : []),
        ...(assignee === 'me' ? [part`assignee_id = ${caller.staffId}`] : []),
        ...(assignee === 'nobody' ? [part`assignee_id is null`] : []),
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
  return pageOf(
    rows.map((row) => shownRequest(row, now)),
    paging,
  )
}

export async function showPartnerRequest(
  ctx: Context,
  { id }: Input<typeof oneContract>,
): Promise<Answer<typeof oneContract>> {
  const request = (await readRequest(ctx.sql, id)) ?? refuse('not-found')
  const details = { partner_request_id: id }
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'partner-request-read', details })
  return ok(await requestInFull(ctx, ctx.sql, request))
}
