import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  listRefunds as listContract,
  Refund,
  refundOrder as refundContract,
  retryRefund as retryContract,
} from '@pito/contracts/refunds'
import { centsOf } from '@pito/contracts/values/cents-of'
import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { requireSecondFactor } from '../../platform/sessions/require-second-factor.ts'
import { lockPayableOrder } from '../attempts/payable-order.ts'
import { lastDayOfRefund } from '../invoices/awaited-refund.ts'
import { orderIdOfNumber } from '../order-store.ts'
import { creditOrder } from './credit-order.ts'
import { makeRefund } from './make-refunds.ts'
import type { ListedRefund } from './refund-list-store.ts'
import { listRefundRows } from './refund-list-store.ts'
import type { RefundRow } from './refund-store.ts'
import { makeDueAgain, readRefund, storeRefundState } from './refund-store.ts'

const perPage = 20
/** The list marks refunds that have to be made within this many days. */
const soonDays = 3

export async function listRefunds(
  ctx: Context,
  { page, state }: Input<typeof listContract>,
): Promise<Answer<typeof listContract>> {
  const { rows, total } = await listRefundRows(ctx.sql, { state: state ?? null, page, perPage })
  return pageOf(
    rows.map((row) => inEuros(row, ctx.now)),
    { total, page, perPage },
  )
}

export async function refundOrder(
  ctx: Context,
  input: Input<typeof refundContract>,
): Promise<Answer<typeof refundContract>> {
  const amountCents = centsOf(input.amount)
  const { reason } = input
  return await ctx.transaction(async (tx) => {
    const orderId = (await orderIdOfNumber(tx, input.orderNumber)) ?? refuse('not-found')
    await lockPayableOrder(tx, orderId)
    const staffId = ctx.caller.kind === 'staff' ? ctx.caller.staffId : undefined
    const id = await creditOrder(tx, ctx, { orderId, reason, staffId, goods: 'none', amountCents })
    if (id === null) refuse('refund-too-much')
    const details = { order: input.orderNumber, amountCents }
    await recordAudit(tx, { ...auditedBy(ctx), action: 'order-refunded', details })
    return ok(inEuros(withLastDay((await readRefund(tx, id)) ?? refuse('not-found')), ctx.now))
  })
}

/**
 * Lets staff decide about a refund that the provider refused or left undecided. Staff either request the refund once
 * more, or record it as made because they have paid it by hand.
 */
export async function retryRefund(
  ctx: Context,
  { refundId, made }: Input<typeof retryContract>,
): Promise<Answer<typeof retryContract>> {
  if (made) await requireSecondFactor(ctx)
  return await ctx.transaction(async (tx) => {
    const refund = (await readRefund(tx, refundId)) ?? refuse('not-found')
    if (made) await storeRefundState(tx, refundId, 'made', ctx.now)
    else if (await makeDueAgain(tx, refundId)) await ctx.platform.jobs.enqueue(tx, makeRefund, { refundId })
    const details = { order: refund.orderNumber, made }
    await recordAudit(tx, { ...auditedBy(ctx), action: 'refund-retried', details })
    return ok(inEuros(withLastDay((await readRefund(tx, refundId)) ?? refuse('not-found')), ctx.now))
  })
}

function withLastDay(row: RefundRow): ListedRefund {
  const notice = row.reason === 'withdrawn' ? row.withdrawnAt : null
  return { ...row, latestOn: lastDayOfRefund(notice ?? row.requestedAt) }
}

function inEuros(row: ListedRefund, now: Date): Refund {
  return {
    id: row.id,
    order_number: row.orderNumber,
    amount: row.amountCents / 100,
    reason: row.reason,
    state: row.state,
    requested_at: row.requestedAt.toISOString(),
    made_at: row.madeAt?.toISOString() ?? null,
    payment_by: row.method,
    latest_on: row.latestOn,
    is_due_soon: row.state !== 'made' && row.latestOn <= addDays(helsinkiDate(now), soonDays),
  }
}
