import type { Vehicle } from '@pito/contracts/vehicles'

const size = { commercial: false, width: 205, aspect_ratio: 55, diameter: 16, size_text: '205/55 R16' }

/** Returns a small car with one approved size. Each test overrides the facts that matter to it. */
export function vehicle(facts: Partial<Vehicle> = {}): Vehicle {
  return {
    licence_plate: 'ABC-123',
    usual_form: true,
    make: 'Toyota',
    model: 'Corolla',
    first_registered: 2021,
    vehicle_type: 2,
    energy: 'Petrol',
    sizes: [size],
    fitments: [{ front: size, rear: null }],
    load_per_tyre_kg: 545,
    load_per_twin_tyre_kg: null,
    top_speed_kmh: 160,
    light: true,
    ...facts,
  }
}
