import type { AppointmentAction, AppointmentLinkState } from '@pito/contracts/values/appointment-links'
import { expect, test } from 'vitest'
import type { BookingState } from './link-state.ts'
import { linkState } from './link-state.ts'

const booked: BookingState = {
  state: 'firm',
  sequence: 1,
  startsAt: new Date('2026-12-01T08:00:00Z'),
  confirmedAt: new Date('2026-11-20T10:00:00Z'),
  garageAnswer: null,
  doneAt: null,
}
const byPhone = { ...booked, startsAt: null }
const cancelled: BookingState = { ...booked, state: 'cancelled' }
const declined: BookingState = { ...cancelled, garageAnswer: 'declined' }
const fitted: BookingState = { ...booked, doneAt: new Date('2026-12-01T08:30:00Z') }
const acknowledged: BookingState = { ...booked, garageAnswer: 'acknowledged' }
const early = '2026-11-25T10:00:00Z'
type Case = [string, AppointmentAction, BookingState, string, number, AppointmentLinkState]

test.each<Case>([
  ['a customer changes the time in time', 'move', booked, '2026-11-30T07:59:59Z', 1, 'open'],
  ['a day before it is too late', 'move', booked, '2026-11-30T08:00:00Z', 1, 'too-late'],
  ['and so it is for cancelling', 'cancel', booked, '2026-11-30T08:00:00Z', 1, 'too-late'],
  ['a garage may decline until the car comes', 'decline', booked, '2026-12-01T07:59:59Z', 1, 'open'],
  ['and not afterwards', 'decline', booked, '2026-12-01T08:00:00Z', 1, 'too-late'],
  ['a link of an earlier time does nothing', 'acknowledge', booked, early, 0, 'moved'],
  ['nor does one that was never sent', 'cancel', booked, early, 2, 'moved'],
  ['acknowledging twice is once', 'acknowledge', acknowledged, early, 1, 'acknowledged'],
  ['who has acknowledged may have to decline', 'decline', acknowledged, early, 1, 'open'],
  ['what is cancelled is not moved', 'move', cancelled, early, 1, 'cancelled'],
  [
    'what is cancelled is not declined',
    'decline',
    { ...acknowledged, state: 'cancelled' },
    early,
    1,
    'cancelled',
  ],
  ['who was declined chooses another time', 'move', declined, '2026-12-30T10:00:00Z', 1, 'open'],
  ['for a month', 'move', declined, '2027-01-01T10:00:00Z', 1, 'too-late'],
  ['by the link of the newer e-mail', 'move', declined, early, 0, 'declined'],
  ['declining twice is once', 'decline', declined, early, 0, 'declined'],
  ['an appointment by phone is cancelled', 'cancel', byPhone, '2026-12-20T09:00:00Z', 1, 'open'],
  [
    'a garage says that it is fitted once the car has come',
    'fitted',
    booked,
    '2026-12-01T08:00:00Z',
    1,
    'open',
  ],
  ['and not before', 'fitted', booked, '2026-12-01T07:59:59Z', 1, 'too-early'],
  ['nor a month later', 'fitted', booked, '2026-12-31T08:00:00Z', 1, 'too-late'],
  ['saying so twice is once', 'fitted', fitted, '2026-12-01T09:00:00Z', 1, 'fitted'],
  ['what is fitted is not cancelled', 'cancel', fitted, early, 1, 'fitted'],
  ['by phone it is fitted whenever they agreed', 'fitted', byPhone, early, 1, 'open'],
  ['however late that is', 'fitted', byPhone, '2027-11-20T10:00:00Z', 1, 'open'],
  ['and cancelled within a month', 'cancel', byPhone, '2026-12-20T10:00:00Z', 1, 'too-late'],
])('%s', (_, action, booking, now, sequence, state) => {
  expect(linkState(action, booking, { sequence, now: new Date(now), changeHours: 24 })).toBe(state)
})
