import { car, van } from '@pito/contracts/values/vehicle-type'

/**
 * Returns the types of tyres that a vehicle may have. Sizes with a C are van tyres, even on a passenger car. In sizes
 * without the C a van may have car tyres if their load index is sufficient.
 */
export function tyreTypesFor(vehicleType: number, commercial: boolean): number[] {
  if (commercial) return [van]
  return vehicleType === van ? [car, van] : [vehicleType]
}
