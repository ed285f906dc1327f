import { allVehicles, car, truck, van } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { heldUntil } from './held-until.ts'
import { whyNotHeld } from './why-not-held.ts'
import type { Serves, TyresToFit } from './why-not-served.ts'
import { whyNotServed } from './why-not-served.ts'

const person = { reservations: 3, times: 3, tyres: 24, paymentsPerHour: 20 }
const limits = {
  own: person,
  network: { ...person, times: 60, tyres: 600 },
  widerNetwork: { ...person, times: 240, tyres: 2400 },
}
const nothing = { times: 0, tyres: 0 }

test.each([
  ['the first time', { times: 0, tyres: 0 }, 4, null],
  ['the third time', { times: 2, tyres: 8 }, 4, null],
  ['the fourth time', { times: 3, tyres: 12 }, 4, 'too-many-holds'],
  ['the 24th tyre', { times: 1, tyres: 20 }, 4, null],
  ['the 25th tyre', { times: 1, tyres: 20 }, 5, 'too-many-holds'],
  ['25 tyres at once', { times: 0, tyres: 0 }, 25, 'too-many-holds'],
])('%s', (_, own, tyres, reason) => {
  expect(whyNotHeld({ own, network: own, widerNetwork: own }, tyres, limits)).toBe(reason)
})

test.each([
  ['the sixtieth time of a network', { times: 59, tyres: 240 }, null],
  ['the 61st time of a network', { times: 60, tyres: 240 }, 'too-many-holds'],
  ['the 601st tyre of a network', { times: 20, tyres: 597 }, 'too-many-holds'],
])('%s', (_, network, reason) => {
  expect(whyNotHeld({ own: nothing, network, widerNetwork: network }, 4, limits)).toBe(reason)
})

test.each([
  ['the 240th time of a wider network', { times: 239, tyres: 960 }, null],
  ['the 241st time of a wider network', { times: 240, tyres: 960 }, 'too-many-holds'],
  ['the 2401st tyre of a wider network', { times: 20, tyres: 2397 }, 'too-many-holds'],
])('%s', (_, widerNetwork, reason) => {
  expect(whyNotHeld({ own: nothing, network: nothing, widerNetwork }, 4, limits)).toBe(reason)
})

test.each([
  ['10:00', '10:15'],
  ['10:10', '10:25'],
  ['10:45', '11:00'],
  ['10:59', '11:00'],
])('held since 10:00 and renewed at %s, a time is held until %s', (renewed, until) => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
  expect(heldUntil(at('10:00'), at(renewed))).toEqual(at(until))
})

const tyres = { quantity: 4, vehicleType: car, rim: 16, runFlat: false }
const point = { vehicleTypes: [car], minRim: 13, maxRim: 20, runFlat: false }

test.each<[string, TyresToFit[], Partial<Serves>, string | null]>([
  ['car tyres on a rim that it fits', [tyres], {}, null],
  ['an empty cart', [], {}, 'cart-empty'],
  [
    'a truck tyre beside car tyres',
    [tyres, { ...tyres, vehicleType: truck }],
    { vehicleTypes: [car, truck] },
    'trucks-not-fitted',
  ],
  ['van tyres at a point for cars', [{ ...tyres, vehicleType: van }], {}, 'vehicle-type'],
  ['tyres for all vehicles at a point for cars', [{ ...tyres, vehicleType: allVehicles }], {}, null],
  ['van tyres at a point for both', [{ ...tyres, vehicleType: van }], { vehicleTypes: [car, van] }, null],
  ['a rim that is too small', [{ ...tyres, rim: 12 }], {}, 'rim'],
  ['the largest rim', [{ ...tyres, rim: 20 }], {}, null],
  ['a rim that is too large', [tyres, { ...tyres, rim: 20.5 }], {}, 'rim'],
  ['run-flat tyres where nobody fits them', [{ ...tyres, runFlat: true }], {}, 'run-flat'],
  ['run-flat tyres where they are fitted', [{ ...tyres, runFlat: true }], { runFlat: true }, null],
])('%s', (_, lines, changed, reason) => {
  expect(whyNotServed(lines, { ...point, ...changed })).toBe(reason)
})
