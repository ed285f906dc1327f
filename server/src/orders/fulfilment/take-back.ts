import type { Answer, Input } from '@pito/contracts/endpoint'
import type { returnTyres as contract, previewReturn as previewContract } from '@pito/contracts/order-changes'
import { centsOf } from '@pito/contracts/values/cents-of'
import { returnSentences } from '@pito/contracts/values/return-sentences'
import { returnStock } from '../../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { changeOrder } from '../change-order.ts'
import type { ChangeableOrder } from '../changeable-order.ts'
import type { Returned } from '../invoices/rules/refund-of-return.ts'
import {
  deductFrom,
  isAllReturned,
  refundOfAgreement,
  refundOfReturn,
  whyNotTakenBack,
} from '../invoices/rules/refund-of-return.ts'
import { moveOrder } from '../move-order.ts'
import { readOrder } from '../read-order.ts'
import type { Deduction } from '../refunds/credit-order.ts'
import { creditOrder } from '../refunds/credit-order.ts'
import { isRefundAwaited, whyNotReturned } from '../why-not-changed.ts'
import { readAwaitedFacts } from './fulfilment-store.ts'
import { previewChange } from './preview-change.ts'
import type { Agreement, BookedReturn } from './return-store.ts'
import { arePhotosOf, completeAgreement, insertReturned, readOpenAgreement } from './return-store.ts'

type Booking = Input<typeof contract>

export async function returnTyres(ctx: Context, input: Booking): Promise<Answer<typeof contract>> {
  const id = await takeBack(ctx, input)
  return ok((await readOrder(ctx, { id })) ?? refuse('not-found'))
}

export async function previewReturn(
  ctx: Context,
  input: Input<typeof previewContract>,
): Promise<Answer<typeof previewContract>> {
  return ok(await previewChange(ctx, input.orderNumber, (own) => takeBack(own, input)))
}

/**
 * Books the tyres of an expected return. Sellable tyres go back into stock; sellable and damaged ones are refunded, the
 * damaged ones less a deduction that the e-mail about the refund explains; missing ones are recorded and stay expected.
 * The tyres of an order may arrive in several parts. Tyres that arrive after the whole order has been refunded change
 * the stock alone.
 */
function takeBack(ctx: Context, input: Booking): Promise<string> {
  return changeOrder(ctx, input, {
    action: 'tyres-returned',
    whyNot: whyNotReturned,
    change: async (tx, order) => {
      const booked = bookedIn(input)
      const agreement = await readOpenAgreement(tx, order.id)
      const { soldLines: lines, returnedTyres: before } = await readAwaitedFacts(tx, order.id)
      refuseIf(whyNotTakenBack(lines, [...before, ...booked]))
      if (agreement)
        refuseIf(whyNotTakenBack(productsOf(agreement.agreed), [...agreement.arrived, ...booked]))
      await checkPhotos(tx, ctx, order, booked)
      const arrived = booked.filter(({ condition }) => condition !== 'missing')
      const deduction = deductionOf(input, order, booked)
      const sold = { lines, isFitted: order.progress === 'fitted' }
      for (const { tyreId, quantity, condition } of booked)
        if (condition === 'sellable') await returnStock(tx, { orderId: order.id, tyreId, quantity }, ctx.now)
      const staffId = ctx.caller.kind === 'staff' ? ctx.caller.staffId : null
      const agreementId = agreement?.id ?? null
      await insertReturned(tx, { orderId: order.id, agreementId, staffId, items: booked }, ctx.now)
      const all = [...before, ...arrived]
      if (isRefundDue(order) && arrived.length > 0) {
        const price = refundOfReturn(sold, before, arrived)
        const goods = agreement
          ? refundOfAgreement(lines, agreement.restCents, {
              now: price,
              all: refundOfReturn(sold, before, expectedOf(agreement)),
            })
          : price
        await creditOrder(tx, ctx, {
          ...{ orderId: order.id, reason: agreement ? 'other' : 'withdrawn', staffId: staffId ?? undefined },
          goods: deductFrom(lines, goods, booked) ?? refuse('deduction-too-much'),
          ...{ deduction, agreementId: agreement?.id },
        })
        if (isAllReturned(lines, all)) await moveOrder(tx, order.id, { to: 'refunded', by: 'staff' })
      }
      if (agreement && isAllReturned(productsOf(agreement.agreed), [...agreement.arrived, ...arrived]))
        await completeAgreement(tx, order.id, ctx.now)
      return Object.fromEntries(
        booked.map(({ tyreId, quantity, condition }) => [`${condition} ${tyreId}`, quantity]),
      )
    },
  })
}

/** Returns whether arrivals are refunded: by a withdrawal that was not refunded yet, or by an agreement. */
function isRefundDue(order: ChangeableOrder): boolean {
  return order.isReturnAgreed || isRefundAwaited(order)
}

/** Returns the agreed tyres as lines, so that the same rule limits what may arrive. */
function productsOf(agreed: readonly Returned[]) {
  return agreed.map((tyre) => ({ ...tyre, type: 'product' as const }))
}

/** Returns the agreed tyres that have not arrived. */
function expectedOf({ agreed, arrived }: Pick<Agreement, 'agreed' | 'arrived'>): Returned[] {
  return agreed.map(({ tyreId, quantity }) => ({
    tyreId,
    quantity: arrived.reduce((left, one) => (one.tyreId === tyreId ? left - one.quantity : left), quantity),
  }))
}

function bookedIn({ items }: Booking): BookedReturn[] {
  return items.map(({ tyre_id: tyreId, quantity, condition, photo_id, deduction = 0 }) => ({
    ...{ tyreId, quantity, condition, deductedCents: centsOf(deduction) },
    photoId: condition === 'damaged' ? (photo_id ?? null) : null,
  }))
}

function deductionOf(
  { deduction_reason: reason }: Booking,
  order: ChangeableOrder,
  booked: readonly BookedReturn[],
): Deduction | undefined {
  const cents = booked.reduce((sum, { deductedCents }) => sum + deductedCents, 0)
  if (cents === 0 || !reason) return undefined
  if (!isRefundDue(order)) refuse('deduction-too-much')
  if (booked.some(({ condition, deductedCents }) => deductedCents > 0 && condition !== 'damaged'))
    refuse('deduction-without-damage')
  return { cents, reason }
}

async function checkPhotos(
  tx: Tx,
  { locale }: Pick<Context, 'locale'>,
  { id }: ChangeableOrder,
  booked: readonly BookedReturn[],
): Promise<void> {
  const ids = booked.flatMap(({ photoId }) => photoId ?? [])
  if (await arePhotosOf(tx, id, ids)) return
  const place = booked.findIndex(({ photoId }) => photoId !== null)
  refuse('not-valid', { errors: { [`items.${place}.photo_id`]: [returnSentences.photoMissing[locale]] } })
}
