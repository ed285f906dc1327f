import { expect, test } from 'vitest'
import { vehicleFrom } from './vehicle-from.ts'

const plate = { text: 'ABC-123', usual: true }
const corolla = {
  make: 'Toyota',
  model: 'Corolla',
  firstRegistered: 2021,
  category: 'M1',
  energy: 'hybrid',
  topSpeedKmh: 180,
  axles: [
    { maxMassKg: 1030, tyres: 2, sizes: ['195/65 R15', '205/55R16'] },
    { maxMassKg: 981, tyres: 2, sizes: ['195/65 R15', '205/55R16'] },
  ],
} as const

test('a size that both axles wear stands once', () => {
  expect(vehicleFrom(corolla, plate)?.sizes.map(({ size_text }) => size_text)).toEqual([
    '195/65 R15',
    '205/55 R16',
  ])
})

test('a tyre carries its half of the heavier axle', () => {
  expect(vehicleFrom(corolla, plate)?.load_per_tyre_kg).toBe(515)
})

test('a van’s C is kept, a truck’s size may have no height', () => {
  const axles = [{ maxMassKg: null, tyres: 4, sizes: ['235/65 R16C', '11 R22.5', '315/80R22.5'] }]
  const truck = vehicleFrom({ ...corolla, category: 'N3', axles }, plate)
  expect(truck).toMatchObject({ vehicle_type: 4, light: false, load_per_tyre_kg: null })
  expect(truck?.sizes.map(({ size_text }) => size_text)).toEqual(['235/65 R16C', '11 R22.5', '315/80 R22.5'])
})

test('a vehicle without a size that can be read is as good as unknown', () => {
  expect(
    vehicleFrom({ ...corolla, axles: [{ maxMassKg: 900, tyres: 2, sizes: ['?', ''] }] }, plate),
  ).toBeNull()
})
