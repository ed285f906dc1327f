import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Tx } from '../../platform/database/sql.ts'
import type { TimeToHold } from '../find-bay.ts'
import { findBay } from '../find-bay.ts'
import { minuteOf } from '../rules/helsinki.ts'
import type { Holder } from '../store.ts'
import { changeHold, deleteExpired, deleteHoldOf, insertHold, lockPoints, pointsHeldFor } from '../store.ts'
import type { BookingCustomer, HeldTime } from './firm-store.ts'
import { makeFirm, readConfirmedId, readHeldTime } from './firm-store.ts'
import type { BookingContext } from './send-booking-emails.ts'
import { sendBookingEmails } from './send-booking-emails.ts'

/** What an order says that its cart held. */
export interface OrderedTime {
  readonly pointId: number
  /** Null where appointments are made by phone. */
  readonly time: TimeToHold | null
  readonly holder: Holder
  readonly serviceIds: readonly number[]
  readonly tyres: number
}

export interface BookingToConfirm {
  /** Locked by the caller, who knows that it is paid. */
  readonly cartId: string
  readonly customer: BookingCustomer
  /** Becomes firm whatever the cart holds by now: it may have changed while its order was being paid. */
  readonly ordered?: OrderedTime
  /** Without one the confirmation of the order has to say what this one would (`bookingInOrderEmail`). */
  readonly withoutCustomerEmail?: true
}

export type Confirmation =
  | { readonly outcome: 'firm'; readonly appointmentId: string }
  | { readonly outcome: 'time-gone' }

const gone: Confirmation = { outcome: 'time-gone' }

/**
 * Part of the transaction that marks an order as paid. What was ordered becomes firm, or else what the cart holds; where
 * that is held no longer, if it can still be had, by the rule that lists times. Who loses the time is refunded, so that
 * is an outcome and no error. A second call finds the firm appointment and sends nothing.
 */
export async function confirmBooking(
  tx: Tx,
  context: BookingContext,
  { cartId, customer, ordered, withoutCustomerEmail }: BookingToConfirm,
): Promise<Confirmation> {
  const points = await pointsHeldFor(tx, [cartId])
  await lockPoints(tx, ordered ? [...points, ordered.pointId] : points)
  const confirmed = await readConfirmedId(tx, cartId)
  if (confirmed) return { outcome: 'firm', appointmentId: confirmed }
  const id = await holdToConfirm(tx, context, cartId, ordered)
  if (!id) return gone
  await makeFirm(tx, id, customer, context.now)
  await sendBookingEmails(tx, context, id, {
    ...(!withoutCustomerEmail && { customer: 'confirmed' as const }),
    garage: 'booked',
  })
  return { outcome: 'firm', appointmentId: id }
}

async function holdToConfirm(
  tx: Tx,
  context: BookingContext,
  cartId: string,
  ordered: OrderedTime | undefined,
): Promise<string | null> {
  const held = await readHeldTime(tx, cartId)
  const wanted = ordered ?? (held && orderedOf(held))
  if (!wanted) return null
  if (held && isHeldAt(held, context.now) && isSameTime(orderedOf(held), wanted)) {
    await changeHold(tx, held.id, wanted)
    return held.id
  }
  await deleteHoldOf(tx, cartId)
  if (!(await takeAgain(tx, context, cartId, wanted))) return null
  return (await readHeldTime(tx, cartId))?.id ?? null
}

function isHeldAt({ heldUntil }: HeldTime, now: Date): boolean {
  return heldUntil === null || heldUntil > now
}

function orderedOf({ startsAt, ...held }: HeldTime): OrderedTime {
  return { ...held, time: startsAt && { date: helsinkiDate(startsAt), minute: minuteOf(startsAt) } }
}

function isSameTime(one: OrderedTime, other: OrderedTime): boolean {
  return (
    one.pointId === other.pointId &&
    one.time?.date === other.time?.date &&
    one.time?.minute === other.time?.minute
  )
}

async function takeAgain(
  tx: Tx,
  { now, platform }: BookingContext,
  cartId: string,
  { pointId, time, ...ordered }: OrderedTime,
): Promise<boolean> {
  await deleteExpired(tx, pointId, now)
  const moment = { now, daysAhead: platform.config.bookingDaysAhead }
  const bay = time && (await findBay(tx, pointId, time, moment))
  if (typeof bay === 'string') return false
  // Firm in a moment: it counts for nobody’s limit of holds, so it needs no network address.
  const hold = { ...ordered, pointId, cartId, addressHash: '0'.repeat(43), heldSince: now }
  return await insertHold(tx, { ...hold, time: bay && { ...bay, until: now } })
}
