import type { Answer, Input } from '@pito/contracts/endpoint'
import type { withdrawLinkedOrder as byLink, withdrawOrder as contract } from '@pito/contracts/order-changes'
import type { Order } from '@pito/contracts/orders'
import type { registerWithdrawal as registerContract } from '@pito/contracts/staff-returns'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { returnSentences } from '@pito/contracts/values/return-sentences'
import type { Sentence } from '@pito/contracts/values/sentences'
import { mayMove } from '@pito/contracts/values/state-table'
import type { Canceller } from '../../booking/index.ts'
import { cancelForOrder } from '../../booking/index.ts'
import { ownerOf } from '../../cart/index.ts'
import { callerHasRight } from '../../platform/audit/caller-has-right.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { ownOrderId } from '../attempts/payable-order.ts'
import { changeOrder, staffOf } from '../change-order.ts'
import type { ChangeableOrder } from '../changeable-order.ts'
import { lockChangeableOrder } from '../changeable-order.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import type { Viewer } from '../invoices/invoice-path.ts'
import { orderIdOfToken } from '../links/order-link.ts'
import { moveOrder } from '../move-order.ts'
import { readOrder } from '../read-order.ts'
import { orderMoves } from '../rules/order-moves.ts'
import { endSupplements } from '../supplements/change-supplement.ts'
import { lockSupplements } from '../supplements/supplement-store.ts'
import {
  hasFittingBegun,
  lastDayOfWithdrawal,
  whyNotRegistered,
  whyNotSentOn,
  whyNotWithdrawn,
} from '../why-not-changed.ts'
import { setWithdrawn } from './fulfilment-store.ts'
import { insertNotice } from './notice-store.ts'

export async function withdrawOrder(
  ctx: Context,
  { orderNumber }: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  return ok(await withdraw(ctx, (await ownOrderId(ctx.sql, owner, orderNumber)) ?? refuse('not-found')))
}

export async function withdrawLinkedOrder(
  ctx: Context,
  { token }: Input<typeof byLink>,
): Promise<Answer<typeof byLink>> {
  return ok(await withdraw(ctx, await orderIdOfToken(ctx, token), { kind: 'link', token }))
}

/**
 * Registers a notice of withdrawal that reached the shop by phone, letter or e-mail. The day on which it was sent decides
 * whether it was in time (Consumer Protection Act, chapter 6, section 14). A later one needs a right of its own.
 */
export async function registerWithdrawal(
  ctx: Context,
  input: Input<typeof registerContract>,
): Promise<Answer<typeof registerContract>> {
  const { channel, sent_on: sentOn, goodwill } = input
  const id = await changeOrder(ctx, input, {
    action: 'order-withdrawn',
    whyNot: whyNotRegistered,
    change: async (tx, order) => {
      const whyNot = whyNotSentOn(order, sentOn, ctx.now)
      if (whyNot === 'sentOnInFuture' || whyNot === 'sentOnBeforeOrder')
        refuse('not-valid', { errors: { sent_on: [returnSentences[whyNot][ctx.locale]] } })
      const isLate = whyNot === 'withdrawal-too-late'
      if (isLate && !goodwill) refuse('withdrawal-too-late', { addition: lastDaySentence(order) })
      if (isLate && !(await callerHasRight(tx, ctx.caller, 'accept-late-withdrawals'))) refuse('not-allowed')
      await withdrawFrom(tx, ctx, order, staffOf(ctx))
      await insertNotice(tx, ctx, {
        kind: 'withdrawal',
        ...{ orderId: order.id, channel, sentOn, isGoodwill: isLate },
      })
      return { channel, sentOn, isGoodwill: isLate }
    },
  })
  return ok((await readOrder(ctx, { id })) ?? refuse('not-found'))
}

function lastDaySentence(order: ChangeableOrder): Sentence {
  const day = lastDayOfWithdrawal(order) ?? ''
  return {
    fi_FI: `Viimeinen päivä oli ${dateShown(day, 'fi')}.`,
    en_GB: `The last day was ${dateShown(day, 'en')}.`,
  }
}

async function withdraw(ctx: Context, orderId: string, caller: Viewer = ctx.caller): Promise<Order> {
  await ctx.transaction(async (tx) => {
    const order = (await lockChangeableOrder(tx, orderId)) ?? refuse('not-found')
    refuseIf(whyNotWithdrawn(order, ctx.now))
    await withdrawFrom(tx, ctx, order, { by: 'customer' })
  })
  return (await readOrder({ ...ctx, caller }, { id: orderId })) ?? refuse('not-found')
}

/**
 * Records a withdrawal, which takes effect at this moment (Directive (EU) 2023/2673), and sends a receipt that names
 * the moment. The money is refunded when the tyres have been returned.
 */
export async function withdrawFrom(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: ChangeableOrder,
  who: Canceller,
): Promise<void> {
  const { id, progress, booked } = order
  const { by } = who
  const { now } = context
  const supplements = await lockSupplements(tx, id)
  await setWithdrawn(tx, id, now)
  // If the fitting has begun, the order is marked as fitted now, because the job would do so only a day later. If the
  // fitting has not begun, it is cancelled.
  if (mayMove(orderMoves, progress, { to: 'fitted', by }))
    if (hasFittingBegun(order, now))
      await moveOrder(tx, id, { to: 'fitted', by, deliveredAt: booked?.doneAt ?? now })
    else {
      await cancelForOrder(tx, context, { orderId: id, ...who })
      await endSupplements(tx, context, supplements, { by, reason: 'withdrawn' })
    }
  await sendOrderEmails(tx, context, { orderId: id, event: 'withdrawal-received' })
}
