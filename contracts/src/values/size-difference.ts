import type { TyreSize } from './tyre-size.ts'
import { sizeText } from './tyre-size.ts'

const millimetresPerInch = 25.4
/**
 * The largest difference in diameter that the rule of thumb allows, in per cent. Beyond it the speedometer and the
 * brake electronics become inaccurate.
 */
const thumbPercent = 3

export function diameterMmOf({ width, aspectRatio, diameter }: TyreSize): number {
  return diameter * millimetresPerInch + (2 * width * aspectRatio) / 100
}

/**
 * Returns how much larger the circumference of the second size is, in per cent of the first size's. The result is
 * negative if it is smaller.
 */
export function sizeDifferencePercent(one: TyreSize, other: TyreSize): number {
  return (diameterMmOf(other) / diameterMmOf(one) - 1) * 100
}

/** Tells whether one size may replace the other by the rule of thumb that the size calculator uses. */
export function isWithinRuleOfThumb(one: TyreSize, other: TyreSize): boolean {
  return Math.abs(sizeDifferencePercent(one, other)) <= thumbPercent
}

/**
 * Tells whether two sizes can be the front and rear tyres of one car, which means that the sizes differ but have
 * about the same diameter.
 */
export function areFrontAndRear(one: TyreSize, other: TyreSize): boolean {
  if (sizeText(one) === sizeText(other)) return false
  return isWithinRuleOfThumb(one, other) || isWithinRuleOfThumb(other, one)
}
