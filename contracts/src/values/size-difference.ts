import type { TyreSize } from './tyre-size.ts'
import { sizeText } from './tyre-size.ts'

const millimetresPerInch = 25.4
/**
 * The tolerance of the rule of thumb in per cent. Beyond it the speedometer and the brake electronics become
 * inaccurate.
 */
const thumbPercent = 3

export function diameterMmOf({ width, aspectRatio, diameter }: TyreSize): number {
  return diameter * millimetresPerInch + (2 * width * aspectRatio) / 100
}

/** The difference in rolling circumference, in per cent of the first size. */
export function sizeDifferencePercent(one: TyreSize, other: TyreSize): number {
  return (diameterMmOf(other) / diameterMmOf(one) - 1) * 100
}

/** Tells whether two sizes may replace each other by the calculator's rule of thumb. */
export function isWithinRuleOfThumb(one: TyreSize, other: TyreSize): boolean {
  return Math.abs(sizeDifferencePercent(one, other)) <= thumbPercent
}

/** Tells whether two sizes can be the front and rear of one car: they differ, and their diameters are about equal. */
export function areFrontAndRear(one: TyreSize, other: TyreSize): boolean {
  if (sizeText(one) === sizeText(other)) return false
  return isWithinRuleOfThumb(one, other) || isWithinRuleOfThumb(other, one)
}
