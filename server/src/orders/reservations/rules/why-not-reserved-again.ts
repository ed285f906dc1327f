import { reservationMinutes } from '@pito/contracts/values/reservation-minutes'

/** A reservation that ended without a payment. */
export interface EndedReservation {
  readonly reservedAt: Date
  readonly endedAt: Date
}

const minute = 60_000
const mostUnpaidMinutes = 2 * reservationMinutes

/**
 * Returns when the next reservation may be made, or null if the buyer does not have to wait. The minutes of the ended
 * reservations are added up, and one counts as a usual reservation at most, so that two expired reservations are
 * enough. A buyer who gives reservations up shortly before they expire gains nothing, and one who changes the cart
 * several times within minutes does not have to wait.
 */
export function nextReservationAt(
  ended: readonly EndedReservation[],
  waitMinutes: number,
  now: Date,
): Date | null {
  const lasted = ended.map(({ reservedAt, endedAt }) =>
    Math.min((endedAt.getTime() - reservedAt.getTime()) / minute, reservationMinutes),
  )
  if (lasted.reduce((sum, minutes) => sum + minutes, 0) < mostUnpaidMinutes) return null
  const lastEnd = Math.max(...ended.map(({ endedAt }) => endedAt.getTime()))
  const next = new Date(lastEnd + waitMinutes * minute)
  return next > now ? next : null
}

/** Somebody who reserves the same tyres again and again without paying has to leave them to others in between. */
export function whyNotReservedAgain(
  ended: readonly EndedReservation[],
  waitMinutes: number,
  now: Date,
): 'payment-too-soon' | null {
  return nextReservationAt(ended, waitMinutes, now) === null ? null : 'payment-too-soon'
}
