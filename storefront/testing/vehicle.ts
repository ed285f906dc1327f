import { sizeText } from '@pito/contracts/values/tyre-size'
import type { Vehicle } from '@pito/contracts/vehicles'

/** Returns a size of car tyres as the API describes the sizes of a vehicle. */
export function vehicleSize(width: number, aspectRatio: number, diameter: number): Vehicle['sizes'][number] {
  const size_text = sizeText({ width, aspectRatio, diameter })
  return { commercial: false, width, aspect_ratio: aspectRatio, diameter, size_text }
}

const size = vehicleSize(205, 55, 16)

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
