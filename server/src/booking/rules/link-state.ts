import type { AppointmentAction, AppointmentLinkState } from '@pito/contracts/values/appointment-links'

const dayMilliseconds = 86_400_000
/** For what has no time, what the garage declined, and for saying afterwards that tyres are fitted. */
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
  /** Of the time that the link’s e-mail names. */
  readonly sequence: number
  readonly now: Date
  /** How long before the time customers may change it. */
  readonly changeHours: number
}

/** What a link may do now; `open` when it may do what it is for. */
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
  // Nothing else ever says that it is done: no time passes after which a job could.
  if (action === 'fitted' && startsAt === null) return Number.POSITIVE_INFINITY
  if (startsAt === null || state === 'cancelled' || action === 'fitted')
    return (startsAt ?? confirmedAt).getTime() + daysWithoutTime * dayMilliseconds
  const isOfCustomer = action === 'move' || action === 'cancel'
  return startsAt.getTime() - (isOfCustomer ? changeHours * 3_600_000 : 0)
}
