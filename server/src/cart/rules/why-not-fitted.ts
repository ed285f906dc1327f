import { isFittable } from '@pito/contracts/values/vehicle-type'

/** Truck tyres are delivered, never fitted, and a cart with one of them is delivered as a whole. */
export function whyNotFitted(vehicleTypes: readonly number[]): 'trucks-not-fitted' | null {
  return vehicleTypes.every(isFittable) ? null : 'trucks-not-fitted'
}
