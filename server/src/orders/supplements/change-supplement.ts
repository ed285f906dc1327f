import type { Answer, Input } from '@pito/contracts/endpoint'
import type { withdrawPaymentLink as contract } from '@pito/contracts/staff-order-changes'
import type { Mover } from '@pito/contracts/values/state-table'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { readPriceSettings, vatIn } from '../../pricing/index.ts'
import { changeOrder } from '../change-order.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { moveOrder } from '../move-order.ts'
import { readOrder } from '../read-order.ts'
import { creditOrder } from '../refunds/credit-order.ts'
import { readRefundable } from '../refunds/refund-store.ts'
import { whyNotLinkWithdrawn } from '../why-not-changed.ts'
import type { LockedSupplement } from './supplement-store.ts'
import { closeSupplement, insertSupplement, lockSupplements } from './supplement-store.ts'

interface Difference {
  readonly orderId: string
  readonly serviceId: number
  readonly cents: number
  readonly fromPointId: number
  readonly toPointId: number
}

/**
 * Requests the difference in price of a moved fitting from the customer: an order of its own with one line, which the
 * link in an e-mail pays. Returns its number. The caller holds the lock of the order and has closed an earlier link.
 */
export async function requestSupplement(tx: Tx, ctx: Context, difference: Difference): Promise<string> {
  const { orderId, cents } = difference
  const vatPermille = (await readPriceSettings(tx, ctx.now)).vatPermille.services
  const line = { ...difference, vatPermille, vatCents: vatIn(cents, vatPermille) }
  const { id, orderNumber } = await insertSupplement(tx, line, ctx.now)
  await sendOrderEmails(tx, ctx, { orderId, event: 'supplement-requested', supplementId: id })
  return orderNumber
}

/** Closes the payment link of an order if it has one that is open. */
export async function closeOpenLink(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  supplements: readonly LockedSupplement[],
  by: Mover = 'staff',
): Promise<boolean> {
  const open = supplements.find(({ state }) => state === 'open')
  if (open) await closeSupplement(tx, open.id, { by, now })
  return open !== undefined
}

/** Withdraws the payment link of an order. Its difference then counts as waived. */
export async function withdrawPaymentLink(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const id = await changeOrder(ctx, input, {
    action: 'payment-link-withdrawn',
    whyNot: whyNotLinkWithdrawn,
    change: async (tx, order) => {
      // The payment may have arrived since the order was locked.
      if (!(await closeOpenLink(tx, ctx, await lockSupplements(tx, order.id))))
        refuse('payment-link-not-open')
      return {}
    },
  })
  return ok((await readOrder(ctx, { id })) ?? refuse('not-found'))
}

interface Refunding {
  readonly staffId: string
  readonly cents: number
}

/**
 * Refunds a difference from what was paid as supplements, the latest first, and returns how much of it is left to refund
 * from the order itself.
 */
export async function refundFromSupplements(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  supplements: readonly LockedSupplement[],
  { staffId, cents }: Refunding,
): Promise<number> {
  let rest = cents
  for (const { id, state } of supplements) {
    const left = state === 'paid' ? ((await readRefundable(tx, id))?.leftCents ?? 0) : 0
    const part = Math.min(left, rest)
    if (part === 0) continue
    const goods = [{ quantity: 0, cents: part }]
    await creditOrder(tx, context, { orderId: id, reason: 'other', staffId, goods })
    rest -= part
  }
  return rest
}

interface Ending {
  readonly by: Mover
  readonly reason: 'cancelled' | 'withdrawn'
}

/**
 * Ends the supplements of an order whose fitting is cancelled: an open link is closed, and what was paid is refunded. The
 * e-mail about the cancellation or the withdrawal names these refunds and has their credit notes.
 */
export async function endSupplements(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  supplements: readonly LockedSupplement[],
  { by, reason }: Ending,
): Promise<void> {
  const { now } = context
  for (const { id, state } of supplements) {
    if (state === 'open') {
      await closeSupplement(tx, id, { by, now })
      continue
    }
    await moveOrder(tx, id, { to: 'cancelled', by, cancelledAt: now })
    await creditOrder(tx, context, { orderId: id, reason, goods: 'all', event: null })
  }
}
