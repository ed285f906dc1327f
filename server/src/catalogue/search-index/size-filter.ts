import { allVehicles, car, truck, van } from '@pito/contracts/values/vehicle-type'
import type { Filters, RequestedSize } from './filters.ts'
import type { Size } from './partition.ts'

export const sizeDimensions = ['vehicleTypes', 'widths', 'aspects', 'diameters'] as const
export type SizeDimension = (typeof sizeDimensions)[number]

export const vehicleTypes: readonly number[] = [allVehicles, car, van, truck]

/** The filters that may refuse a size, each represented by one bit. */
export const refused = { vehicleType: 1, width: 2, aspect: 4, diameter: 8, fits: 16, sizes: 32 } as const

/**
 * The filters that each dimension of a size ignores when it is counted. Visitors choose width, aspect ratio and rim
 * one after another, so each of these offers the values that the earlier choices leave.
 */
export const ignoredBy: Readonly<Record<SizeDimension, number>> = {
  vehicleTypes: refused.vehicleType,
  widths: refused.width | refused.aspect | refused.diameter,
  aspects: refused.aspect | refused.diameter,
  diameters: refused.diameter,
}

export function refusalsOf(filters: Filters, size: Size): number {
  const { vehicleType, width, aspect, diameter, diameters, fits, sizes } = filters
  return (
    (vehicleType === undefined || suitsVehicle(size, vehicleType) ? 0 : refused.vehicleType) |
    (width === undefined || width === size.width ? 0 : refused.width) |
    (aspect === undefined || aspect === size.aspect ? 0 : refused.aspect) |
    (diameter === undefined || diameter === size.diameter ? 0 : refused.diameter) |
    (diameters === undefined || diameters.includes(size.diameter) ? 0 : refused.diameter) |
    (fits === undefined || suitsFits(size, fits) ? 0 : refused.fits) |
    (sizes === undefined || sizes.some((requested) => isOfSize(size, requested)) ? 0 : refused.sizes)
  )
}

/**
 * Returns whether a tyre of this size suits the vehicle type. A tyre for all vehicles suits each vehicle type, and a
 * request for all vehicles matches every tyre.
 */
export function suitsVehicle(size: Size, vehicleType: number): boolean {
  if (vehicleType === allVehicles || vehicleType === size.vehicleType) return true
  return size.vehicleType === allVehicles && vehicleTypes.includes(vehicleType)
}

function suitsFits(size: Size, fits: NonNullable<Filters['fits']>): boolean {
  return (
    size.diameter >= fits.minDiameter &&
    size.diameter <= fits.maxDiameter &&
    fits.vehicleTypes.some((vehicleType) => suitsVehicle(size, vehicleType))
  )
}

function isOfSize(size: Size, { width, aspect, diameter, vehicleTypes: types }: RequestedSize): boolean {
  const same = size.width === width && size.aspect === aspect && size.diameter === diameter
  return same && types.some((vehicleType) => suitsVehicle(size, vehicleType))
}
