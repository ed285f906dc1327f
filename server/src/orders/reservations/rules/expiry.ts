import { pendingMinutes, reservationMinutes } from '@pito/contracts/values/reservation-minutes'

const minute = 60_000

/**
 * A reservation lasts half an hour from the first payment attempt, whichever payment methods the buyer tries
 * afterwards.
 */
export function expiryOf(reservedAt: Date): Date {
  return new Date(reservedAt.getTime() + reservationMinutes * minute)
}

/** A reservation lasts two hours in total once a provider has reported that it has not decided yet. */
export function expiryWhilePending(reservedAt: Date): Date {
  return new Date(reservedAt.getTime() + pendingMinutes * minute)
}
