import { car, truck } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { hasToFollowAdded, hasToFollowRemoved } from './has-to-follow.ts'

const nothing = { hasAppointment: false, hasServices: false }
const appointment = { ...nothing, hasAppointment: true }
const services = { ...nothing, hasServices: true }
const fitted = { fitting: true, vehicleType: car }
const delivered = { fitting: false, vehicleType: car }

test.each([
  ['Car tyres that are fitted change nothing while nothing is chosen', nothing, fitted, false],
  ['An appointment follows the tyres that come in', appointment, fitted, true],
  ['Services follow the tyres that come in', services, fitted, true],
  ['Truck tyres end the fitting', nothing, { fitting: true, vehicleType: truck }, true],
  ['A cart that is only delivered has nothing that follows', services, delivered, false],
  ['Truck tyres are delivered as they are', nothing, { fitting: false, vehicleType: truck }, false],
])('%s.', (_title, chosen, added, follows) => {
  expect(hasToFollowAdded(chosen, added)).toBe(follows)
})

test.each([
  ['A cart with other tyres and no choices stays as it is', nothing, false, false],
  ['An appointment follows the tyres that are left', appointment, false, true],
  ['Services follow the tyres that are left', services, false, true],
  ['An empty cart begins again', nothing, true, true],
])('%s.', (_title, chosen, isEmpty, follows) => {
  expect(hasToFollowRemoved(chosen, { isEmpty })).toBe(follows)
})
