import { expect, test } from 'vitest'
import { whyNotReserved } from './why-not-reserved.ts'

const limits = {
  own: { reservations: 3, times: 3, tyres: 24, paymentsPerHour: 20 },
  network: { reservations: 60, times: 60, tyres: 600, paymentsPerHour: 300 },
  widerNetwork: { reservations: 240, times: 240, tyres: 2400, paymentsPerHour: 1200 },
}
const nothing = { reservations: 0, tyres: 0 }

test.each([
  ['the first reservation is made', nothing, nothing, 4, null],
  ['the third reservation is made', { reservations: 2, tyres: 8 }, nothing, 4, null],
  ['the fourth is refused', { reservations: 3, tyres: 8 }, nothing, 4, 'too-many-reservations'],
  ['the 24th tyre is reserved', { reservations: 1, tyres: 20 }, nothing, 4, null],
  ['the 25th is refused', { reservations: 1, tyres: 20 }, nothing, 5, 'too-many-reservations'],
  ['the sixtieth reservation of a network is made', nothing, { reservations: 59, tyres: 200 }, 4, null],
  ['the 61st is refused', nothing, { reservations: 60, tyres: 200 }, 4, 'too-many-reservations'],
  [
    'the 601st tyre of a network is refused',
    nothing,
    { reservations: 40, tyres: 600 },
    1,
    'too-many-reservations',
  ],
])('%s', (_, own, network, tyres, reason) => {
  expect(whyNotReserved({ own, network, widerNetwork: network }, tyres, limits)).toBe(reason)
})

test.each([
  ['the 240th reservation of a wider network is made', { reservations: 239, tyres: 900 }, 4, null],
  ['the 241st is refused', { reservations: 240, tyres: 900 }, 4, 'too-many-reservations'],
  ['the 2400th tyre of a wider network is reserved', { reservations: 9, tyres: 2396 }, 4, null],
  ['the 2401st is refused', { reservations: 9, tyres: 2396 }, 5, 'too-many-reservations'],
])('%s', (_, widerNetwork, tyres, reason) => {
  expect(whyNotReserved({ own: nothing, network: nothing, widerNetwork }, tyres, limits)).toBe(reason)
})
