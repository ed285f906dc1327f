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

test('a size that is approved for both axles is listed once', () => {
  expect(vehicleFrom(corolla, plate)?.sizes.map(({ size_text }) => size_text)).toEqual([
    '195/65 R15',
    '205/55 R16',
  ])
})

test('different sizes of two axles belong together, but not with twin wheels', () => {
  const [front, rear] = corolla.axles
  const axles = [front, { ...rear, sizes: ['195/65 R15', '225/50 R16'] }]
  const fitmentsWith = (tyres: number) =>
    vehicleFrom({ ...corolla, axles: axles.map((axle) => ({ ...axle, tyres })) }, plate)?.fitments.map(
      ({ front: one, rear: other }) => [one.size_text, other?.size_text],
    )
  expect(fitmentsWith(2)).toEqual([
    ['195/65 R15', undefined],
    ['205/55 R16', '225/50 R16'],
  ])
  expect(fitmentsWith(4)).toEqual([
    ['195/65 R15', undefined],
    ['205/55 R16', undefined],
    ['225/50 R16', undefined],
  ])
})

test('a tyre carries its half of the heavier axle', () => {
  expect(vehicleFrom(corolla, plate)?.load_per_tyre_kg).toBe(515)
})

test('twin wheels carry their quarter of an axle', () => {
  const axles = [
    { maxMassKg: 7500, tyres: 2, sizes: ['315/80R22.5'] },
    { maxMassKg: 9000, tyres: 4, sizes: ['315/80R22.5'] },
  ]
  expect(vehicleFrom({ ...corolla, category: 'N3', axles }, plate)).toMatchObject({
    load_per_tyre_kg: 3750,
    load_per_twin_tyre_kg: 2250,
  })
})

test('the size of a van may have a C, and the size of a truck no height', () => {
  const axles = [{ maxMassKg: null, tyres: 4, sizes: ['235/65 R16C', '11 R22.5', '315/80R22.5'] }]
  const truck = vehicleFrom({ ...corolla, category: 'N3', axles }, plate)
  expect(truck).toMatchObject({ vehicle_type: 4, light: false, load_per_tyre_kg: null })
  expect(truck?.sizes.map(({ size_text }) => size_text)).toEqual(['235/65 R16C', '11 R22.5', '315/80 R22.5'])
})

test.each([
  ['a passenger car with C sizes alone', 'M1', ['215/65 R16C', '235/55R17C'], 3],
  ['a motorhome on camper tyres', 'M1', ['225/75 R16CP'], 3],
  ['a light truck with C sizes alone', 'N2', ['225/75 R16C'], 3],
  ['a passenger car with both', 'M1', ['215/60 R17', '215/60R17C'], 2],
  ['a truck', 'N3', ['315/80R22.5'], 4],
] as const)('%s wears the tyres of its kind', (_name, category, sizes, vehicleType) => {
  const axles = [{ maxMassKg: 1500, tyres: 2, sizes }]
  expect(vehicleFrom({ ...corolla, category, axles }, plate)?.vehicle_type).toBe(vehicleType)
})

test.each([
  ['M1', 1500, true],
  ['M1', 1750, true],
  ['M1', 2125, false],
  ['N1', 1750, true],
  ['N2', 1800, false],
] as const)('%s with two axles of %i kg is light: %s', (category, maxMassKg, light) => {
  const axle = { maxMassKg, tyres: 2, sizes: ['215/65 R16C'] }
  expect(vehicleFrom({ ...corolla, category, axles: [axle, axle] }, plate)?.light).toBe(light)
})

test('a vehicle without a readable size counts as unknown', () => {
  expect(
    vehicleFrom({ ...corolla, axles: [{ maxMassKg: 900, tyres: 2, sizes: ['?', ''] }] }, plate),
  ).toBeNull()
})
