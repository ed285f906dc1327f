import { allVehicles, car, truck } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { cheapestInstallation } from './cheapest-installation.ts'

const price = { vehicleTypeId: car, fitsRunFlat: false, rimFrom: 13, rimTo: 17, cents: 1990 }
const prices = [price, { ...price, fitsRunFlat: true, rimTo: 22, cents: 2990 }]
const tyre = { vehicleTypeId: car, diameter: 16, runFlat: false }

test.each([
  ['the cheapest counts', tyre, 1990],
  ['rims are included to their ends', { ...tyre, diameter: 17 }, 1990],
  ['a larger rim costs what those ask that fit it', { ...tyre, diameter: 18 }, 2990],
  ['run-flat tyres cost what those ask that fit them', { ...tyre, runFlat: true }, 2990],
  ['a tyre for all vehicles is fitted as a car’s', { ...tyre, vehicleTypeId: allVehicles }, 1990],
  ['a rim that nobody fits has no price', { ...tyre, diameter: 24 }, null],
  ['a vehicle that nobody fits has no price', { ...tyre, vehicleTypeId: truck }, null],
])('%s', (_, fitted, cents) => {
  expect(cheapestInstallation(prices, fitted)).toBe(cents)
})
