import type { Answer, Input } from '@pito/contracts/endpoint'
import type { deliverOrder as contract, returnTyres as returning } from '@pito/contracts/order-changes'
import { centsOf } from '@pito/contracts/values/cents-of'
import { returnStock } from '../../catalogue/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { isAllReturned, refundOfReturn, whyNotTakenBack } from '../invoices/rules/refund-of-return.ts'
import { moveOrder } from '../move-order.ts'
import { orderIdOfNumber } from '../order-store.ts'
import { readOrder } from '../read-order.ts'
import type { Deduction } from '../refunds/credit-order.ts'
import { creditOrder } from '../refunds/credit-order.ts'
import { isRefundAwaited, whyNotDelivered, whyNotReturned, whyNotShipped } from '../why-not-changed.ts'
import type { ChangeableOrder } from './fulfilment-store.ts'
import { insertReturned, lockChangeableOrder, readAwaitedFacts, setShipped } from './fulfilment-store.ts'

type ByNumber = Input<typeof contract>
type Shown = Promise<Answer<typeof contract>>
type Change = (tx: Tx, order: ChangeableOrder) => Promise<void>

export function shipOrder(ctx: Context, { orderNumber }: ByNumber): Shown {
  return changeByStaff(ctx, orderNumber, 'order-shipped', async (tx, order) => {
    refuseIf(whyNotShipped(order))
    await setShipped(tx, order.id, ctx.now)
    await sendOrderEmails(tx, ctx, { orderId: order.id, event: 'shipped' })
  })
}

export function deliverOrder(ctx: Context, { orderNumber }: ByNumber): Shown {
  return changeByStaff(ctx, orderNumber, 'order-delivered', async (tx, order) => {
    refuseIf(whyNotDelivered(order))
    const isFitted = order.fitting && (order.booked === null || order.booked.state === 'firm')
    await moveOrder(tx, order.id, {
      to: isFitted ? 'fitted' : 'delivered',
      by: 'staff',
      deliveredAt: ctx.now,
    })
  })
}

/**
 * Puts the tyres that have arrived back into stock and refunds them, less a deduction that the e-mail about the refund
 * explains. The tyres of an order may be returned in several parts. Tyres that arrive after the whole order has been
 * refunded change the stock alone.
 */
export function returnTyres(ctx: Context, { orderNumber, items, deduction }: Input<typeof returning>): Shown {
  return changeByStaff(ctx, orderNumber, 'tyres-returned', async (tx, order) => {
    refuseIf(whyNotReturned(order))
    if (deduction && !isRefundAwaited(order)) refuse('deduction-too-much')
    const now = items.map(({ tyre_id: tyreId, quantity }) => ({ tyreId, quantity }))
    const { soldLines: lines, returnedTyres: before } = await readAwaitedFacts(tx, order.id)
    refuseIf(whyNotTakenBack(lines, [...before, ...now]))
    for (const { tyreId, quantity } of now)
      await returnStock(tx, { orderId: order.id, tyreId, quantity }, ctx.now)
    const staffId = ctx.caller.kind === 'staff' ? ctx.caller.staffId : null
    await insertReturned(tx, order.id, { items: now, staffId }, ctx.now)
    if (!isRefundAwaited(order)) return
    const goods = refundOfReturn({ lines, isFitted: order.progress === 'fitted' }, before, now)
    const refund = { orderId: order.id, reason: 'withdrawn' as const, goods }
    const refundId = await creditOrder(tx, ctx, {
      ...refund,
      ...(deduction && { deduction: inCents(deduction) }),
    })
    if (deduction && refundId === null) refuse('deduction-too-much')
    if (isAllReturned(lines, [...before, ...now]))
      await moveOrder(tx, order.id, { to: 'refunded', by: 'staff' })
  })
}

function inCents({ amount, reason }: NonNullable<Input<typeof returning>['deduction']>): Deduction {
  return { cents: centsOf(amount), reason }
}

async function changeByStaff(ctx: Context, orderNumber: string, action: string, change: Change): Shown {
  const orderId = await ctx.transaction(async (tx) => {
    const id = (await orderIdOfNumber(tx, orderNumber)) ?? refuse('not-found')
    await change(tx, (await lockChangeableOrder(tx, id)) ?? refuse('not-found'))
    await recordAudit(tx, { ...auditedBy(ctx), action, details: { order: orderNumber } })
    return id
  })
  return ok((await readOrder(ctx, { id: orderId })) ?? refuse('not-found'))
}
