import type { Answer, Input } from '@pito/contracts/endpoint'
import { refusals } from '@pito/contracts/refusals'
import type {
  moveFitting as contract,
  getFittingTimes as timesContract,
} from '@pito/contracts/staff-order-changes'
import { centsOf } from '@pito/contracts/values/cents-of'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { reasonMissing } from '@pito/contracts/values/move-sentences'
import { calendarForMove, minuteOfTime, moveForOrder } from '../../booking/index.ts'
import { installationId, priceServicesAtEach } from '../../cart/index.ts'
import { callerHasRight } from '../../platform/audit/caller-has-right.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { changeOrder } from '../change-order.ts'
import { readChangeableOrder } from '../changeable-order.ts'
import type { LineRefund } from '../invoices/rules/refund-of-lines.ts'
import { readOrder } from '../read-order.ts'
import { creditOrder } from '../refunds/credit-order.ts'
import { closeOpenLink, refundFromSupplements, requestSupplement } from '../supplements/change-supplement.ts'
import type { LockedSupplement } from '../supplements/supplement-store.ts'
import { lockSupplements, readAgreedBeside } from '../supplements/supplement-store.ts'
import { whyNotFittingMoved } from '../why-not-changed.ts'
import { readFittedLines, readPointsWithCalendar, setPoint } from './delivery-store.ts'
import { fittingDifference, shareDifference } from './rules/fitting-difference.ts'

export async function showFittingTimes(
  ctx: Context,
  { orderNumber, service_point, from = helsinkiDate(ctx.now) }: Input<typeof timesContract>,
): Promise<Answer<typeof timesContract>> {
  const { sql, locale } = ctx
  const order = (await readChangeableOrder(sql, orderNumber)) ?? refuse('not-found')
  refuseIf(whyNotFittingMoved(order))
  const present = order.servicePointId ?? refuse('fitting-not-movable')
  const pointId = service_point ?? present
  const isFinal = order.shippedAt !== null
  if (isFinal && pointId !== present) refuse('not-found')
  const listed = (await readPointsWithCalendar(sql)).filter(({ id }) => !isFinal || id === present)
  const differences = await differencesAt(
    sql,
    order.id,
    listed.map(({ id }) => id),
  )
  const points = listed.flatMap((point) => {
    const cents = point.id === present ? 0 : differences.get(point.id)
    return cents === undefined ? [] : [{ ...point, difference: cents / 100 }]
  })
  const calendar = await calendarForMove(ctx, order.id, pointId, from)
  const whyNot = isFinal ? refusals['fitting-point-final'].sentence[locale] : null
  return ok({ service_point: pointId, points, ...calendar, why_not_elsewhere: whyNot })
}

/**
 * Moves the fitting of an order. The rule that lists times for customers decides, unless a member of staff with the
 * right to override it gives a reason. The invoice and its lines stay as they are: a lower price at another service
 * point is refunded with a credit note, and a higher one is waived or requested as a supplement. An open payment link ends,
 * because the difference is that between the new price and what the customer has really agreed to pay.
 */
export async function moveFitting(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { service_point: pointId, schedule_date: date, overrides_rules: overridesRules, reason } = input
  if (ctx.caller.kind !== 'staff') return refuse('not-allowed')
  const { staffId } = ctx.caller
  if (overridesRules) {
    if (!(await callerHasRight(ctx.sql, ctx.caller, 'override-booking-rules'))) refuse('not-allowed')
    if (reason === '') refuse('not-valid', { errors: { reason: [reasonMissing[ctx.locale]] } })
  }
  const id = await changeOrder(ctx, input, {
    action: 'fitting-moved',
    whyNot: whyNotFittingMoved,
    change: async (tx, order) => {
      const isElsewhere = pointId !== order.servicePointId
      if (isElsewhere && order.shippedAt !== null) refuse('fitting-point-final')
      // A payment of the open link that arrives meanwhile is either part of the difference or comes too late.
      const supplements = isElsewhere ? await lockSupplements(tx, order.id) : []
      const cents = isElsewhere ? await agreedDifference(tx, order.id, input) : 0
      await moveForOrder(tx, ctx, {
        ...{ orderId: order.id, pointId, time: { date, minute: minuteOfTime(input.start_time) } },
        ...{ overridesRules, staffId, reason: reason || null },
      })
      if (!isElsewhere) return {}
      await setPoint(tx, order.id, pointId)
      await closeOpenLink(tx, ctx, supplements)
      if (cents < 0) await refundDifference(tx, ctx, { orderId: order.id, staffId, supplements }, -cents)
      const isWaived = cents > 0 && input.dearer === 'waive'
      if (cents <= 0 || isWaived) return { differenceCents: cents, isWaived }
      const [serviceId = installationId] = (await readFittedLines(tx, order.id)).flatMap(
        (line) => line.serviceId ?? [],
      )
      const points = {
        fromPointId: order.servicePointId ?? refuse('fitting-not-movable'),
        toPointId: pointId,
      }
      const requested = { orderId: order.id, serviceId, cents, ...points }
      return { differenceCents: cents, supplement: await requestSupplement(tx, ctx, requested) }
    },
  })
  return ok((await readOrder(ctx, { id })) ?? refuse('not-found'))
}

/** Returns the difference in price, if it is the one that the member of staff has seen and, if higher, has decided about. */
async function agreedDifference(
  tx: Tx,
  orderId: string,
  { service_point: pointId, difference, dearer }: Input<typeof contract>,
): Promise<number> {
  const cents = (await differencesAt(tx, orderId, [pointId])).get(pointId) ?? refuse('not-found')
  if (cents !== centsOf(difference)) refuse('fitting-price-changed')
  if (cents > 0 && !dearer) refuse('fitting-dearer')
  return cents
}

/** Returns how much more the services of the order cost at each point; points that do not offer them are left out. */
async function differencesAt(
  sql: Sql,
  orderId: string,
  pointIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const lines = await readFittedLines(sql, orderId)
  const tyres = lines.flatMap(({ quantity, vehicleType, rim, runFlat }) =>
    vehicleType === null || rim === null ? [] : [{ quantity, vehicleType, rim, runFlat: runFlat === true }],
  )
  const chosen = lines.flatMap(({ position, serviceId, serviceRim }) =>
    serviceId === null ? [] : [{ id: position, serviceId, rim: serviceRim }],
  )
  const services = lines.filter(({ type }) => type === 'service')
  const agreedBesideCents = await readAgreedBeside(sql, orderId)
  const prices = await priceServicesAtEach(sql, pointIds, { tyres, chosen })
  return new Map(
    [...prices].map(([pointId, priced]) => {
      const cents = priced.reduce((sum, { quantity, eachCents }) => sum + quantity * eachCents, 0)
      return [pointId, fittingDifference(services, cents, agreedBesideCents)]
    }),
  )
}

interface RefundedMove {
  readonly orderId: string
  readonly staffId: string
  readonly supplements: readonly LockedSupplement[]
}

async function refundDifference(
  tx: Tx,
  ctx: Context,
  { orderId, staffId, supplements }: RefundedMove,
  cents: number,
): Promise<void> {
  const rest = await refundFromSupplements(tx, ctx, supplements, { staffId, cents })
  if (rest === 0) return
  const lines = await readFittedLines(tx, orderId)
  const goods: readonly LineRefund[] = shareDifference(lines, rest)
  await creditOrder(tx, ctx, { orderId, reason: 'other', staffId, goods })
}
