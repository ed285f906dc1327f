import { expect, test } from 'vitest'
import { isFormerTimeShown } from './is-former-time-shown.ts'

const now = new Date('2026-11-20T10:20:00Z')
const former = {
  shown: { reason: 'expired' },
  startsAt: new Date('2026-11-23T06:00:00Z'),
  lostAt: new Date('2026-11-20T10:15:00Z'),
} as const
const cart = { fitting: true, hasAppointment: false, canBeFitted: true }

test.each<[string, boolean, object, object]>([
  ['a time that expired', true, {}, {}],
  ['a time that expired hours ago', true, { lostAt: new Date('2026-11-20T03:00:00Z') }, {}],
  ['a time that expired before another one was chosen', false, {}, { hasAppointment: true }],
  ['a time that expired, of tyres that are only delivered now', false, {}, { fitting: false }],
  ['a time of the past', false, { startsAt: new Date('2026-11-20T10:20:00Z') }, {}],
  ['a time of tyres that no service point fits', false, {}, { canBeFitted: false }],
  ['a time that was given up', true, { shown: { reason: 'given-up' } }, { fitting: false }],
  ['a time that cannot serve the changed cart', true, { shown: { reason: 'not-served' } }, {}],
  [
    'a time that could not serve the cart, before another one was chosen',
    false,
    { shown: { reason: 'not-served' } },
    { hasAppointment: true },
  ],
  [
    'a time that was replaced by another one',
    true,
    { shown: { reason: 'replaced' } },
    { hasAppointment: true },
  ],
  [
    'a time that was given up a quarter of an hour ago',
    false,
    { shown: { reason: 'given-up' }, lostAt: new Date('2026-11-20T10:05:00Z') },
    {},
  ],
])('%s is of interest: %s', (_, expected, changedTime, changedCart) => {
  expect(isFormerTimeShown({ ...former, ...changedTime }, { ...cart, ...changedCart }, now)).toBe(expected)
})
