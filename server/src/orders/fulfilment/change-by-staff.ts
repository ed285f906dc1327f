import type { Answer, Input } from '@pito/contracts/endpoint'
import type { deliverOrder as contract, returnTyres as returning } from '@pito/contracts/order-changes'
import { centsOf } from '@pito/contracts/values/cents-of'
import { returnStock } from '../../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { changeOrder } from '../change-order.ts'
import { isAllReturned, refundOfReturn, whyNotTakenBack } from '../invoices/rules/refund-of-return.ts'
import { moveOrder } from '../move-order.ts'
import { readOrder } from '../read-order.ts'
import type { Deduction } from '../refunds/credit-order.ts'
import { creditOrder } from '../refunds/credit-order.ts'
import { isRefundAwaited, whyNotDelivered, whyNotPacked, whyNotReturned } from '../why-not-changed.ts'
import { insertReturned, readAwaitedFacts, setPacked } from './fulfilment-store.ts'

type ByNumber = Input<typeof contract>
type Shown = Promise<Answer<typeof contract>>

export async function packOrder(ctx: Context, input: ByNumber): Shown {
  const id = await changeOrder(ctx, input, {
    action: 'order-packed',
    whyNot: whyNotPacked,
    change: (tx, order) => setPacked(tx, order.id, ctx.now),
  })
  return shown(ctx, id)
}

export async function deliverOrder(ctx: Context, input: ByNumber): Shown {
  const id = await changeOrder(ctx, input, {
    action: 'order-delivered',
    whyNot: whyNotDelivered,
    change: async (tx, order) => {
      const isFitted = order.fitting && (order.booked === null || order.booked.state === 'firm')
      await moveOrder(tx, order.id, {
        to: isFitted ? 'fitted' : 'delivered',
        by: 'staff',
        deliveredAt: ctx.now,
      })
    },
  })
  return shown(ctx, id)
}

/**
 * Puts the tyres that have arrived back into stock and refunds them, less a deduction that the e-mail about the refund
 * explains. The tyres of an order may be returned in several parts. Tyres that arrive after the whole order has been
 * refunded change the stock alone.
 */
export async function returnTyres(ctx: Context, input: Input<typeof returning>): Shown {
  const { items, deduction } = input
  const id = await changeOrder(ctx, input, {
    action: 'tyres-returned',
    whyNot: whyNotReturned,
    change: async (tx, order) => {
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
    },
  })
  return shown(ctx, id)
}

function inCents({ amount, reason }: NonNullable<Input<typeof returning>['deduction']>): Deduction {
  return { cents: centsOf(amount), reason }
}

export async function shown(ctx: Context, id: string): Shown {
  return ok((await readOrder(ctx, { id })) ?? refuse('not-found'))
}
