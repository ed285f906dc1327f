import { car, truck } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { mustAdjustAfterAdding, mustAdjustAfterRemoving } from './must-adjust-choices.ts'

const nothing = { hasAppointment: false, hasServices: false }
const appointment = { ...nothing, hasAppointment: true }
const services = { ...nothing, hasServices: true }
const fitted = { fitting: true, vehicleType: car }
const delivered = { fitting: false, vehicleType: car }

test.each([
  ['Car tyres that are fitted change nothing while nothing is chosen', nothing, fitted, false],
  ['An appointment is adjusted to added tyres', appointment, fitted, true],
  ['Services are adjusted to added tyres', services, fitted, true],
  ['Truck tyres end the fitting', nothing, { fitting: true, vehicleType: truck }, true],
  ['A cart with delivery only has nothing to adjust', services, delivered, false],
  ['Truck tyres are delivered as they are', nothing, { fitting: false, vehicleType: truck }, false],
])('%s.', (_title, chosen, added, expected) => {
  expect(mustAdjustAfterAdding(chosen, added)).toBe(expected)
})

test.each([
  ['A cart with other tyres and no choices stays as it is', nothing, false, false],
  ['An appointment is adjusted to the remaining tyres', appointment, false, true],
  ['Services are adjusted to the remaining tyres', services, false, true],
  ['An empty cart begins again', nothing, true, true],
])('%s.', (_title, chosen, isEmpty, expected) => {
  expect(mustAdjustAfterRemoving(chosen, { isEmpty })).toBe(expected)
})
