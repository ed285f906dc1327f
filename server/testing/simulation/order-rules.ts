import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { OrderModel } from './model.ts'
import { company } from './small-world.ts'

const day = 86_400_000
const withdrawalDays = 14
const refundDays = 14

export function hasBegun({ appointment }: OrderModel, now: number): boolean {
  if (appointment?.state !== 'firm') return false
  return appointment.isDone || (appointment.startsAt !== null && appointment.startsAt <= now)
}

/** Returns whether an order can be cancelled, which is possible before anything is sent or fitted. */
export function canCancel(order: OrderModel, now: number): boolean {
  const isUntouched = order.shippedAt === null && order.withdrawnAt === null
  return order.status === 'paid' && isUntouched && !hasBegun(order, now)
}

/**
 * Returns whether the buyer can withdraw from an order. That is possible once something is sent or fitted, until
 * fourteen days after the delivery.
 */
export function canWithdraw(order: OrderModel, now: number): boolean {
  const { status, shippedAt, deliveredAt, withdrawnAt } = order
  const isPaid = status === 'paid' || status === 'fitted' || status === 'delivered'
  const isSent = status !== 'paid' || shippedAt !== null || hasBegun(order, now)
  if (order.person === company || !isPaid || !isSent || withdrawnAt !== null) return false
  return (
    deliveredAt === null ||
    helsinkiDate(new Date(now)) <= addDays(helsinkiDate(new Date(deliveredAt)), withdrawalDays)
  )
}

/** Returns why an order is not sent, or null. The service point that is called by phone has the tyres itself. */
export function whyNotShipped({ status, shippedAt, withdrawnAt, appointment }: OrderModel): string | null {
  if (status !== 'paid' || shippedAt !== null || withdrawnAt !== null) return 'order-not-shippable'
  if (appointment === null) return null
  if (appointment.startsAt === null) return 'tyres-at-point'
  return appointment.state === 'firm' ? null : `fitting-${appointment.state}`
}

export function whyNotDelivered({ status, shippedAt, appointment }: OrderModel): string | null {
  if (status !== 'paid') return 'order-not-deliverable'
  return shippedAt === null && appointment === null ? 'order-not-sent' : null
}

/** Returns whether tyres are taken back, also when they arrive after their money has been refunded. */
export function canReturn({ status, withdrawnAt }: OrderModel): boolean {
  return withdrawnAt !== null && status !== 'cancelled'
}

/** Returns whether the refund of a withdrawal has to be made now: fourteen days after the notice. */
export function isRefundDue({ status, withdrawnAt }: OrderModel, now: number): boolean {
  if (withdrawnAt === null || status === 'cancelled' || status === 'refunded') return false
  return helsinkiDate(new Date(now)) >= addDays(helsinkiDate(new Date(withdrawnAt)), refundDays)
}

export function leftCents({ status, cents, creditedCents }: OrderModel): number {
  return status === 'open' || status === 'closed' ? 0 : cents - creditedCents
}

/** Returns whether a fitting is over: a day after its end, or when the garage says so. */
export function isFittingOver({ appointment }: OrderModel, now: number): boolean {
  if (appointment?.state !== 'firm') return false
  const halfAnHour = 1_800_000
  const { isDone, startsAt } = appointment
  return isDone || (startsAt !== null && startsAt + halfAnHour < now - day)
}

/** Returns why staff cannot cancel an order, or null. The rule is that of buyers, but staff read which part of it fails. */
export function whyNotCancelledByStaff(order: OrderModel, now: number): string | null {
  const { status, shippedAt, withdrawnAt } = order
  if (withdrawnAt !== null) return 'order-withdrawn-from'
  if (shippedAt !== null || status === 'fitted' || status === 'delivered') return 'order-already-sent'
  if (status !== 'paid') return 'order-not-open'
  return hasBegun(order, now) ? 'fitting-begun' : null
}

const undoMilliseconds = 5 * 60_000

export function whyNotUndone({ status, shippedAt, withdrawnAt }: OrderModel, now: number): string | null {
  const isOnTheWay = status === 'paid' && shippedAt !== null && withdrawnAt === null
  return isOnTheWay && now < shippedAt + undoMilliseconds ? null : 'sending-not-undone'
}

/** Returns why a fitting cannot be moved to the point that has a calendar, or null if its time decides. */
export function whyNotMoved({ status, withdrawnAt, shippedAt, appointment }: OrderModel): string | null {
  const isBooked = appointment !== null && appointment.state !== 'cancelled' && !appointment.isDone
  if (status !== 'paid' || withdrawnAt !== null || !isBooked) return 'fitting-not-movable'
  return appointment.startsAt === null && shippedAt !== null ? 'fitting-point-final' : null
}
