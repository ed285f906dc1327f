import { allVehicles, car as carType, truck as truckType } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { productLink } from './product-links.ts'

const tyre = {
  id: 7,
  vehicleTypeId: carType,
  seasonId: 3,
  width: 205,
  aspect: 55,
  diameter: 16,
  brandSlug: 'nokian-tyres',
  modelSlug: 'hakkapeliitta-10',
  loadIndex: 94,
  speedIndex: 'T',
  reinforced: 'XL',
} as const

test('the address names vehicle, season, size, brand, model, load and speed, load version and id', () => {
  expect(productLink(tyre, 'en')).toBe(
    '/tyres/car-suv-4x4/winter-studded/205-55-R16/nokian-tyres/hakkapeliitta-10/94T/XL/7',
  )
  expect(productLink(tyre, 'fi')).toBe(
    '/renkaat/henkiloautot/nastarenkaat/205-55-R16/nokian-tyres/hakkapeliitta-10/94T/XL/7',
  )
})

test('a truck tyre without a height has 0 in its place, and a standard load says SL', () => {
  const truck = { ...tyre, vehicleTypeId: truckType, width: 11, aspect: 0, diameter: 22.5, reinforced: null }
  expect(productLink(truck, 'en')).toContain('/trucks/winter-studded/11-0-R22.5/')
  expect(productLink(truck, 'en')).toContain('/SL/7')
})

test('a tyre that fits all has its address among the cars', () => {
  expect(productLink({ ...tyre, vehicleTypeId: allVehicles }, 'en')).toContain('/tyres/car-suv-4x4/')
})
