import type { Answer, Input } from '@pito/contracts/endpoint'
import type * as contracts from '@pito/contracts/staff-partners'
import { handledSentence, replySentences, statusAfterReply } from '@pito/contracts/values/partner-replies'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { refuse } from '../platform/refuse.ts'
import { faultsIn, refuseFields } from '../platform/refuse-fields.ts'
import { colleaguesWith } from '../platform/sessions/colleagues.ts'
import { replyMail } from './partner-emails.ts'
import { requestInFull } from './shown-request.ts'
import type { StoredRequest } from './store.ts'
import { insertNote, lockRequest, readRequest, storeHandling } from './store.ts'

type Shown = Promise<Answer<typeof contracts.changePartnerRequest>>

export function changePartnerRequest(
  ctx: Context,
  { id, version, status, assignee_id: assigneeId }: Input<typeof contracts.changePartnerRequest>,
): Shown {
  return handle(ctx, { id, version }, async (tx, request, staffId) => {
    if (request.status === status && (request.assignee?.id ?? null) === assigneeId) return
    await refuseUnknownAssignee(ctx, tx, assigneeId, request)
    await storeHandling(tx, id, { status, assigneeId, staffId, now: ctx.now })
    const details = { partner_request_id: id, status, assignee: assigneeId }
    const before = { status: request.status, assignee: request.assignee?.id }
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'partner-request-changed', details },
      change: { ...changeOf(id), before, after: { status, assignee: assigneeId } },
    })
  })
}

export function addPartnerNote(ctx: Context, { id, text }: Input<typeof contracts.addPartnerNote>): Shown {
  return handle(ctx, { id }, async (tx, _, staffId) => {
    await insertNote(tx, { requestId: id, authorId: staffId, template: null, text }, ctx.now)
    const details = { partner_request_id: id }
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'partner-request-noted', details },
      change: { ...changeOf(id), before: { noted_at: null }, after: { noted_at: ctx.now } },
    })
  })
}

/** Who replies to a request that nobody looks after looks after it from then on. */
export function replyToPartner(
  ctx: Context,
  { id, version, template, text }: Input<typeof contracts.replyToPartner>,
): Shown {
  return handle(ctx, { id, version }, async (tx, request, staffId) => {
    const status = statusAfterReply[template]
    const assigneeId = request.assignee?.id ?? staffId
    await storeHandling(tx, id, { status, assigneeId, staffId, now: ctx.now })
    await insertNote(tx, { requestId: id, authorId: staffId, template, text }, ctx.now)
    await sendMail(ctx.platform, tx, replyMail(ctx.platform, request, { template, text }))
    const details = { partner_request_id: id, status, template }
    const before = { status: request.status, assignee: request.assignee?.id, reply: null }
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'partner-request-replied', details },
      change: { ...changeOf(id), before, after: { status, assignee: assigneeId, reply: template } },
    })
  })
}

function changeOf(id: string) {
  return { record: { kind: 'partner-request', id }, origin: 'form' } as const
}

function handle(
  ctx: Context,
  { id, version }: { readonly id: string; readonly version?: number },
  change: (tx: Tx, request: StoredRequest, staffId: string) => Promise<void>,
): Shown {
  const { caller } = ctx
  if (caller.kind !== 'staff') refuse('not-logged-in')
  return ctx.transaction(async (tx) => {
    const request = (await lockRequest(tx, id)) ?? refuse('not-found')
    if (version !== undefined && version !== request.version) refuseHandled(ctx, request)
    await change(tx, request, caller.staffId)
    return ok(await requestInFull(ctx, tx, (await readRequest(tx, id)) ?? refuse('not-found')))
  })
}

/** Refuses a change of a request that a colleague has changed meanwhile, and names the colleague. */
function refuseHandled(ctx: Context, { handledAt, handledBy }: StoredRequest): never {
  const isKnown = handledAt !== null && handledBy !== null
  refuse(
    'request-handled-meanwhile',
    isKnown ? faultsIn(ctx, { version: handledSentence(handledBy, handledAt) }) : {},
  )
}

/** An assignee who may no longer handle requests stays until somebody chooses another one. */
async function refuseUnknownAssignee(
  ctx: Context,
  tx: Tx,
  assigneeId: string | null,
  { assignee }: StoredRequest,
): Promise<void> {
  if (assigneeId === null || assigneeId === assignee?.id) return
  const colleagues = await colleaguesWith(ctx.platform, tx, 'edit-partners')
  if (!colleagues.some(({ id }) => id === assigneeId))
    refuseFields(ctx, { assignee_id: replySentences.assigneeUnknown })
}
