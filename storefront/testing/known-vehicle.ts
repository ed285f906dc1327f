import type { KnownVehicle } from '../app/vehicle/known-vehicle.ts'

/** Returns a small car with one approved size. Each test overrides the facts that matter to it. */
export function knownVehicle(facts: Partial<KnownVehicle> = {}): KnownVehicle {
  return {
    name: 'Toyota Corolla 2021',
    loadPerTyreKg: 545,
    loadPerTwinTyreKg: null,
    topSpeedKmh: 160,
    light: true,
    sizes: [{ width: 205, aspectRatio: 55, diameter: 16 }],
    pairs: [],
    ...facts,
  }
}
