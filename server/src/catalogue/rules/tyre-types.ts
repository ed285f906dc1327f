import { car, van } from '@pito/contracts/values/vehicle-type'

/** C sizes are van tyres, also on a passenger car; without the C a van may wear a car's, if that carries enough. */
export function tyreTypesFor(vehicleType: number, commercial: boolean): number[] {
  if (commercial) return [van]
  return vehicleType === van ? [car, van] : [vehicleType]
}
