import type { Answer, Input } from '@pito/contracts/endpoint'
import type { handlePartnerRequest as contract } from '@pito/contracts/partners'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { shownRequest } from './shown-request.ts'
import { markHandled } from './store.ts'

export async function markRequestHandled(
  ctx: Context,
  { id }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { caller, now } = ctx
  if (caller.kind !== 'staff') refuse('not-logged-in')
  const request = await ctx.transaction(async (tx) => {
    const marked = (await markHandled(tx, id, { staffId: caller.staffId, now })) ?? refuse('not-found')
    const details = { partner_request_id: marked.id }
    await recordAudit(tx, { ...auditedBy(ctx), action: 'partner-request-handled', details })
    return marked
  })
  return ok(shownRequest(request))
}
