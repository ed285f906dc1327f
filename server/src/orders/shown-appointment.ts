import type { Order } from '@pito/contracts/orders'
import type { BookedFitting } from '../booking/index.ts'
import { timesOf } from '../booking/index.ts'
import type { OrderRow, SummaryRow } from './order-row.ts'
import { paymentState } from './rules/payment-state.ts'

type FittingOfOrder = SummaryRow &
  Pick<OrderRow, 'dealer' | 'fittedAt' | 'isTimeHeld'> & { readonly booked: BookedFitting | null }

/**
 * Returns the appointment to show, or null. A cancelled appointment is not shown; a declined one is shown as long as
 * the buyer may choose another time; that of an unpaid order only while its time is held.
 */
export function shownAppointment(
  row: FittingOfOrder,
  now: Date,
): Omit<NonNullable<Order['appointment']>, 'move_token' | 'move_until'> | null {
  const { fitting, dealer, booked, fittedAt, status, isTimeHeld } = row
  const isOver = booked !== null && booked.state !== 'firm' && !isDeclined(row)
  const isLost = status === 'unpaid' && !(isTimeHeld && paymentState(row, now) !== 'ended')
  if (!fitting || !dealer || isOver || isLost) return null
  return { ...timesOf(booked?.startsAt ?? fittedAt), dealer }
}

export function isDeclined({
  booked,
  progress,
  withdrawnAt,
}: Pick<FittingOfOrder, 'booked' | 'progress' | 'withdrawnAt'>): boolean {
  return booked?.state === 'declined' && progress === 'paid' && withdrawnAt === null
}
