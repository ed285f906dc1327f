import { fittedAs, isFittable } from '@pito/contracts/values/vehicle-type'

export interface TyresToFit {
  readonly quantity: number
  readonly vehicleType: number
  /** The rim size in inches. */
  readonly rim: number
  readonly runFlat: boolean
}

export interface Serves {
  readonly vehicleTypes: readonly number[]
  readonly minRim: number
  readonly maxRim: number
  readonly runFlat: boolean
}

export type NotServedReason = 'cart-empty' | 'trucks-not-fitted' | 'vehicle-type' | 'rim' | 'run-flat'

/**
 * Returns the reason why the point cannot fit these tyres. A cart with a tyre that is never fitted is delivered as a
 * whole, so one such tyre is reason enough.
 */
export function whyNotServed(tyres: readonly TyresToFit[], point: Serves): NotServedReason | null {
  if (tyres.length === 0) return 'cart-empty'
  if (!tyres.every(({ vehicleType }) => isFittable(vehicleType))) return 'trucks-not-fitted'
  if (!tyres.every(({ vehicleType }) => point.vehicleTypes.includes(fittedAs(vehicleType))))
    return 'vehicle-type'
  if (!tyres.every(({ rim }) => rim >= point.minRim && rim <= point.maxRim)) return 'rim'
  return tyres.some(({ runFlat }) => runFlat && !point.runFlat) ? 'run-flat' : null
}
