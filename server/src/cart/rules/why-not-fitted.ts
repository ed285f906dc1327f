/** Truck tyres are delivered, never fitted, and a cart with one of them is delivered as a whole. */
export function whyNotFitted(vehicleTypes: readonly number[]): 'trucks-not-fitted' | null {
  return vehicleTypes.includes(truck) ? 'trucks-not-fitted' : null
}

const truck = 4
