import { fittedAs } from '@pito/contracts/values/vehicle-type'

export interface FittedTyre {
  readonly vehicleTypeId: number
  readonly diameter: number
  readonly runFlat: boolean
}

/** The price of an installation for a range of rims in inches, both ends included. */
export interface InstallationPrice {
  readonly vehicleTypeId: number
  readonly fitsRunFlat: boolean
  readonly rimFrom: number
  readonly rimTo: number
  readonly cents: number
}

/** Returns the lowest price in cents. Returns null if no service point fits the tyre. */
export function cheapestInstallation(prices: readonly InstallationPrice[], tyre: FittedTyre): number | null {
  const vehicleTypeId = fittedAs(tyre.vehicleTypeId)
  const fitting = prices.filter(
    (price) =>
      price.vehicleTypeId === vehicleTypeId &&
      price.rimFrom <= tyre.diameter &&
      tyre.diameter <= price.rimTo &&
      (price.fitsRunFlat || !tyre.runFlat),
  )
  return fitting.reduce<number | null>((least, { cents }) => Math.min(least ?? cents, cents), null)
}
