import { isFittable } from '@pito/contracts/values/vehicle-type'

export type NotFitted = 'trucks-not-fitted' | 'no-service-point'

/**
 * Truck tyres are delivered, never fitted, and a cart with one of them is delivered as a whole. Other tyres are not
 * fitted if no service point fits all of them.
 */
export function whyNotFitted(vehicleTypes: readonly number[], isFittedSomewhere = true): NotFitted | null {
  if (!vehicleTypes.every(isFittable)) return 'trucks-not-fitted'
  return isFittedSomewhere ? null : 'no-service-point'
}
