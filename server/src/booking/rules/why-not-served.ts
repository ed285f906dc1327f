export interface TyresToFit {
  readonly quantity: number
  readonly vehicleType: number
  /** Inches. */
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

const truck = 4

/** Truck tyres are delivered, never fitted, and a cart with one of them is delivered as a whole. */
export function whyNotServed(tyres: readonly TyresToFit[], point: Serves): NotServedReason | null {
  if (tyres.length === 0) return 'cart-empty'
  if (tyres.some(({ vehicleType }) => vehicleType === truck)) return 'trucks-not-fitted'
  if (!tyres.every(({ vehicleType }) => point.vehicleTypes.includes(vehicleType))) return 'vehicle-type'
  if (!tyres.every(({ rim }) => rim >= point.minRim && rim <= point.maxRim)) return 'rim'
  return tyres.some(({ runFlat }) => runFlat && !point.runFlat) ? 'run-flat' : null
}
