import { diameterMmOf, sizeDifferencePercent } from '@pito/contracts/values/size-difference'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeText } from '@pito/contracts/values/tyre-size'
import type { SoldSize } from './vocabulary.ts'

const mostOffered = 3

/**
 * Returns the three sold sizes that are nearest to a size that is not sold. Sizes for the same rim come first, because
 * the buyer has the rims already.
 */
export function nearestSizes(wanted: TyreSize, sold: readonly SoldSize[]) {
  const apart = (size: TyreSize) => Math.abs(diameterMmOf(size) - diameterMmOf(wanted))
  const otherRim = (size: TyreSize) => Number(size.diameter !== wanted.diameter)
  return sold
    .toSorted((one, other) => otherRim(one) - otherRim(other) || apart(one) - apart(other))
    .slice(0, mostOffered)
    .map((size) => ({
      width: size.width,
      aspect_ratio: size.aspectRatio,
      diameter: size.diameter,
      size_text: sizeText(size),
      difference_percent: Math.round(sizeDifferencePercent(wanted, size) * 10) / 10,
      count: size.count,
    }))
}
