import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getRefund as getContract,
  listRefunds as listContract,
  payRefundByHand as payContract,
  Refund,
  retryRefund as retryContract,
  listSurplusPayments as surplusContract,
} from '@pito/contracts/refunds'
import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { refundSentences } from '@pito/contracts/values/refund-sentences'
import { providerOf } from '../../payment-providers/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { plannedForValues } from '../../platform/database/planned-for-values.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { makeRefund } from './make-refunds.ts'
import type { ListedRefund } from './refund-list-store.ts'
import { listRefundRows, listSurplusRows, readListedRefund } from './refund-list-store.ts'
import { lockRefund, makeDueAgain, storePaidByHand } from './refund-store.ts'
import { isPaidDay, whyNotPaidByHand, whyNotRetried } from './rules/why-not-retried.ts'

/** The list marks refunds that have to be made within this many days. */
const soonDays = 3

export async function listRefunds(
  ctx: Context,
  input: Input<typeof listContract>,
): Promise<Answer<typeof listContract>> {
  const { rows, isMore, ...paging } = await plannedForValues(ctx.sql, (tx) => listRefundRows(tx, input))
  const refunds = rows.map((row) => inEuros(row, ctx.now))
  return { ...pageOf(refunds, paging), is_more: isMore }
}

export async function showRefund(
  ctx: Context,
  { refundId }: Input<typeof getContract>,
): Promise<Answer<typeof getContract>> {
  return ok(await shownRefund(ctx.sql, refundId, ctx.now))
}

export async function listSurplusPayments(
  ctx: Context,
  input: Input<typeof surplusContract>,
): Promise<Answer<typeof surplusContract>> {
  const { rows, ...paging } = await listSurplusRows(ctx.sql, input)
  const payments = rows.map(({ id, method, reason, ...row }) => ({
    ...{ id, reason, order_number: row.orderNumber, received_at: row.receivedAt.toISOString() },
    ...{ received: row.receivedCents / 100, expected: row.amountCents / 100 },
    ...{ payment_by: method, provider: providerOf(method), refund_id: row.refundId },
    ...{ refund_state: row.refundState, refunded_at: row.madeAt?.toISOString() ?? null },
    provider_message: row.refundState === 'refused' ? row.providerMessage : null,
  }))
  return pageOf(payments, paging)
}

/** Sends a refused refund again. Of two members of staff who retry at once, the second one is refused. */
export async function retryRefund(
  ctx: Context,
  { refundId }: Input<typeof retryContract>,
): Promise<Answer<typeof retryContract>> {
  return await ctx.transaction(async (tx) => {
    const refund = (await lockRefund(tx, refundId)) ?? refuse('not-found')
    refuseIf(whyNotRetried(refund.state))
    await makeDueAgain(tx, refundId)
    await ctx.platform.jobs.enqueue(tx, makeRefund, { refundId })
    const details = { order: refund.orderNumber, refund: refundId }
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'refund-retried', details },
      change: {
        record: { kind: 'order', id: refund.orderNumber },
        before: { refund_state: refund.state },
        after: { refund_state: 'due' },
        origin: 'form',
      },
    })
    return ok(await shownRefund(tx, refundId, ctx.now))
  })
}

/** Records a payment from the bank account of the shop. The refund is made then, and no job sends it any more. */
export async function payRefundByHand(
  ctx: Context,
  { refundId, paid_on: paidOn, bank_reference: bankReference }: Input<typeof payContract>,
): Promise<Answer<typeof payContract>> {
  const staffId = ctx.caller.kind === 'staff' ? ctx.caller.staffId : refuse('not-allowed')
  return await ctx.transaction(async (tx) => {
    const refund = (await lockRefund(tx, refundId)) ?? refuse('not-found')
    refuseIf(whyNotPaidByHand(refund.state))
    const [requestedOn, today] = [helsinkiDate(refund.requestedAt), helsinkiDate(ctx.now)]
    if (!isPaidDay({ paidOn, requestedOn, today }))
      refuse('not-valid', { errors: { paid_on: [refundSentences.paidOnWrong[ctx.locale]] } })
    await storePaidByHand(tx, refundId, { paidOn, bankReference, staffId }, ctx.now)
    const details = { order: refund.orderNumber, refund: refundId, paidOn, stateBefore: refund.state }
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'refund-paid-manually', details },
      change: {
        record: { kind: 'order', id: refund.orderNumber },
        before: { refund_state: refund.state, paid_on: null, bank_reference: null },
        after: { refund_state: 'made', paid_on: paidOn, bank_reference: bankReference },
        origin: 'form',
      },
    })
    return ok(await shownRefund(tx, refundId, ctx.now))
  })
}

export async function shownRefund(sql: Sql, id: string, now: Date): Promise<Refund> {
  return inEuros((await readListedRefund(sql, id)) ?? refuse('not-found'), now)
}

function inEuros(row: ListedRefund, now: Date): Refund {
  return {
    ...{ id: row.id, order_number: row.orderNumber, amount: row.amountCents / 100 },
    ...{ reason: row.reason, state: row.state, requested_at: row.requestedAt.toISOString() },
    ...{ made_at: row.madeAt?.toISOString() ?? null, refused_at: row.refusedAt?.toISOString() ?? null },
    ...{ payment_by: row.method, provider: providerOf(row.method), provider_message: row.providerMessage },
    ...{ paid_on: row.paidOn, bank_reference: row.bankReference, paid_by: row.paidBy },
    latest_on: row.latestOn,
    is_due_soon: row.state !== 'made' && row.latestOn <= addDays(helsinkiDate(now), soonDays),
  }
}
