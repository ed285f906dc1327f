import { expect, test } from 'vitest'
import type { KnownVehicle } from './known-vehicle.ts'
import { knownOf, textOfVehicle, vehicleOfText } from './known-vehicle.ts'

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

test('what is remembered of a vehicle is read again', () => {
  expect(vehicleOfText(textOfVehicle(corolla))).toEqual(corolla)
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
  expect(vehicleOfText(textOfVehicle(lorry))).toEqual(lorry)
})

test('the plate is not remembered', () => {
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
  expect(textOfVehicle(known)).not.toContain('ABC')
})

test.each([null, '', 'Toyota', '{"name":"Toyota"}', '\t545\t180\tlight\t205/55/16', 'Toyota\t\t\t\tx/y/z'])(
  '%j is no vehicle',
  (text) => {
    expect(vehicleOfText(text)).toBeNull()
  },
)
