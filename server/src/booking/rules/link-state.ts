import type { AppointmentAction, AppointmentLinkState } from '@pito/contracts/values/appointment-links'

const dayMilliseconds = 86_400_000
/**
 * The number of days that a link stays valid for appointments without a time, for declined ones, and for reporting a
 * fitting afterwards.
 */
const daysWithoutTime = 30

export interface BookingState {
  readonly state: 'firm' | 'cancelled'
  readonly sequence: number
  readonly startsAt: Date | null
  readonly confirmedAt: Date
  readonly garageAnswer: 'acknowledged' | 'declined' | null
  readonly doneAt: Date | null
}

interface Opened {
  /** The version of the appointment that the link's e-mail describes. */
  readonly sequence: number
  readonly now: Date
  /** The number of hours before the time until which customers may change it. */
  readonly changeHours: number
}

/** Returns what a link may do now; `open` means that it may do its action. */
export function linkState(
  action: AppointmentAction,
  booking: BookingState,
  { sequence, now, changeHours }: Opened,
): AppointmentLinkState {
  const isDeclined = booking.state === 'cancelled' && booking.garageAnswer === 'declined'
  const isCurrent = sequence === booking.sequence
  if (isDeclined && !(action === 'move' && isCurrent)) return 'declined'
  if (booking.state === 'cancelled' && !isDeclined) return 'cancelled'
  if (booking.doneAt !== null) return 'fitted'
  if (!isCurrent) return 'moved'
  if (action === 'fitted' && booking.startsAt !== null && now < booking.startsAt) return 'too-early'
  if (now.getTime() >= limitOf(action, booking, changeHours)) return 'too-late'
  return action === 'acknowledge' && booking.garageAnswer === 'acknowledged' ? 'acknowledged' : 'open'
}

function limitOf(action: AppointmentAction, booking: BookingState, changeHours: number): number {
  const { startsAt, confirmedAt, state } = booking
  // An appointment agreed by phone has no time after which a job could close it, so only this link can report that it
  // is done.
  if (action === 'fitted' && startsAt === null) return Number.POSITIVE_INFINITY
  if (startsAt === null || state === 'cancelled' || action === 'fitted')
    return (startsAt ?? confirmedAt).getTime() + daysWithoutTime * dayMilliseconds
  const isOfCustomer = action === 'move' || action === 'cancel'
  return (isOfCustomer ? lastChange(startsAt, changeHours) : startsAt).getTime()
}

/** Returns the moment until which the customer may change an appointment by a link. */
export function lastChange(startsAt: Date, changeHours: number): Date {
  return new Date(startsAt.getTime() - changeHours * 3_600_000)
}
