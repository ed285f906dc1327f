import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  endCustomerSessions as endContract,
  sendCustomerLink as linkContract,
} from '@pito/contracts/staff-customers'
import { linksOfAccount, lockCustomer, readCustomer, sendPasswordLink } from '../accounts/index.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { refuse } from '../platform/refuse.ts'
import { endAllSessions } from '../platform/sessions/end-session.ts'

/** Ends all sessions of a customer. A log-in takes the lock of the customer too, so none begins in between. */
export async function endSessions(
  ctx: Context,
  { id }: Input<typeof endContract>,
): Promise<Answer<typeof endContract>> {
  const ended = await ctx.transaction(async (tx) => {
    if (!(await lockCustomer(tx, id))) refuse('not-found')
    const count = await endAllSessions(tx, { kind: 'customer', id }, { why: 'ended-by-staff' }, ctx.now)
    const details = { sessions: count }
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'customer-sessions-ended', subject: id, details },
      change: {
        record: { kind: 'customer', id },
        before: { sessions: count },
        after: { sessions: 0 },
        origin: 'form',
      },
    })
    return count
  })
  return ok({ ended })
}

/** Sends a link for a password. Staff and the customer together cannot send more links than the mailbox bears. */
export async function sendLink(
  ctx: Context,
  { id }: Input<typeof linkContract>,
): Promise<Answer<typeof linkContract>> {
  const { email } = (await readCustomer(ctx.sql, id)) ?? refuse('not-found')
  await countAttempt(ctx.sql, { what: 'reset-link-account', who: email }, linksOfAccount, ctx.now)
  await ctx.transaction(async (tx) => {
    const customer = (await lockCustomer(tx, id)) ?? refuse('not-found')
    await sendPasswordLink(ctx.platform, tx, customer, ctx.now)
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'customer-link-sent', subject: id },
      change: {
        record: { kind: 'customer', id },
        before: { link_sent_at: null },
        after: { link_sent_at: ctx.now },
        origin: 'form',
      },
    })
  })
  return ok(null)
}
