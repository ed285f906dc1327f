import type { Answer, Input } from '@pito/contracts/endpoint'
import type { retryMails as contract } from '@pito/contracts/staff-mails'
import { recordChanges } from '../platform/audit/record-change.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { deliverMail } from '../platform/mail/send-mail.ts'
import { refuse } from '../platform/refuse.ts'
import { failedMails } from './mail-list-store.ts'

/**
 * Enqueues the delivery of failed mails, so that they do not wait for their next automatic attempt. Each mail is sent once,
 * however many jobs there are for it (`claimDelivery`).
 */
export async function retryMails(
  ctx: Context,
  { ids }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { jobs, config } = ctx.platform
  // No worker takes the jobs if the shop has no mail server, so the request is refused.
  if (!config.mailUrl) refuse('no-mail-server')
  const retried = await ctx.transaction(async (tx) => {
    const failed = await failedMails(tx, ids)
    for (const mailId of failed) await jobs.enqueue(tx, deliverMail, { mailId })
    const changes = failed.map((id) => ({
      ...{ action: 'mail-retried', record: { kind: 'mail' as const, id }, origin: 'bulk' as const },
      ...{ before: { retried_at: null }, after: { retried_at: ctx.now } },
    }))
    await recordChanges(tx, ctx, changes)
    return failed.length
  })
  return ok({ retried, skipped: ids === null ? 0 : new Set(ids).size - retried })
}
