import { diameterMmOf, sizeDifferencePercent } from '@pito/contracts/values/size-difference'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeText } from '@pito/contracts/values/tyre-size'
import type { SoldSize } from './vocabulary.ts'

const mostOffered = 3

/**
 * Returns the three sold sizes that are nearest to a size that is not sold. The nearest rim comes first, because the
 * buyer has the rims already. Rim diameters with half an inch, such as 22.5, are those of trucks and are never offered
 * for a car.
 */
export function nearestSizes(searched: TyreSize, sold: readonly SoldSize[]) {
  const rimApart = (size: TyreSize) => Math.abs(size.diameter - searched.diameter)
  const apart = (size: TyreSize) => Math.abs(diameterMmOf(size) - diameterMmOf(searched))
  return sold
    .filter(
      ({ aspectRatio, diameter }) =>
        aspectRatio > 0 && isTruckRim(diameter) === isTruckRim(searched.diameter),
    )
    .toSorted((one, other) => rimApart(one) - rimApart(other) || apart(one) - apart(other))
    .slice(0, mostOffered)
    .map((size) => ({
      width: size.width,
      aspect_ratio: size.aspectRatio,
      diameter: size.diameter,
      size_text: sizeText(size),
      difference_percent: Math.round(sizeDifferencePercent(searched, size) * 10) / 10,
      count: size.count,
    }))
}

function isTruckRim(diameter: number): boolean {
  return !Number.isInteger(diameter)
}
