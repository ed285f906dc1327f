import { expect, test, vi } from 'vitest'
import type { KnownVehicle } from './known-vehicle.ts'
import { knownOf, storedVehicle } from './known-vehicle.ts'

const corolla: KnownVehicle = {
  name: 'Toyota Corolla 2021',
  loadPerTyreKg: 545,
  loadPerTwinTyreKg: null,
  topSpeedKmh: 180,
  light: true,
  sizes: [
    { width: 205, aspectRatio: 55, diameter: 16 },
    { width: 225, aspectRatio: 45, diameter: 17 },
  ],
  pairs: [
    {
      front: { width: 225, aspectRatio: 45, diameter: 17 },
      rear: { width: 255, aspectRatio: 40, diameter: 17 },
    },
  ],
}

/** Returns the vehicle of a browser tab with this stored text. */
function readVehicle(text: string | null) {
  vi.stubGlobal('sessionStorage', { getItem: () => text })
  return storedVehicle()
}

test('a stored vehicle is read again', () => {
  expect(readVehicle(JSON.stringify(corolla))).toEqual(corolla)
})

test('facts that the registry does not have stay unknown', () => {
  const lorry = {
    ...corolla,
    loadPerTyreKg: null,
    loadPerTwinTyreKg: 2250,
    topSpeedKmh: null,
    light: false,
    sizes: [{ width: 11, aspectRatio: 0, diameter: 22.5 }],
    pairs: [],
  }
  expect(readVehicle(JSON.stringify(lorry))).toEqual(lorry)
})

test('the plate is not stored', () => {
  const size = { commercial: false, width: 205, aspect_ratio: 55, diameter: 16, size_text: '205/55 R16' }
  const known = knownOf({
    licence_plate: 'ABC-123',
    usual_form: true,
    make: 'Toyota',
    model: 'Corolla',
    first_registered: 2021,
    vehicle_type: 2,
    energy: 'hybrid',
    sizes: [size],
    fitments: [
      { front: size, rear: null },
      { front: size, rear: { ...size, width: 225 } },
    ],
    load_per_tyre_kg: 545,
    load_per_twin_tyre_kg: null,
    top_speed_kmh: 180,
    light: true,
  })
  const [front] = corolla.sizes
  const pair = { front, rear: { ...front, width: 225 } }
  expect(known).toEqual({ ...corolla, sizes: [front], pairs: [pair] })
  expect(JSON.stringify(known)).not.toContain('ABC')
})

const [size] = corolla.sizes
test.each([
  null,
  '',
  'null',
  'Toyota\t545\t180\tlight\t205/55/16',
  '{"name":"Toyota"}',
  ...[
    { name: 7 },
    { loadPerTyreKg: '545' },
    { topSpeedKmh: undefined },
    { light: 'light' },
    { sizes: [] },
    { sizes: [{ ...size, width: null }] },
    { sizes: '205/55 R16' },
    { pairs: [{ front: size }] },
    { pairs: [null] },
  ].map((damaged) => JSON.stringify({ ...corolla, ...damaged })),
])('%j is no vehicle', (text) => {
  expect(readVehicle(text)).toBeNull()
})
