import type { TyreSize } from './tyre-size.ts'
import { sizeText } from './tyre-size.ts'

const millimetresPerInch = 25.4
/** Rule of thumb in per cent: beyond it the speedometer and the brakes' electronics are no longer near the truth. */
const thumbPercent = 3

export function diameterMmOf({ width, aspectRatio, diameter }: TyreSize): number {
  return diameter * millimetresPerInch + (2 * width * aspectRatio) / 100
}

/** Of the rolling circumference, in per cent of the first. */
export function sizeDifferencePercent(one: TyreSize, other: TyreSize): number {
  return (diameterMmOf(other) / diameterMmOf(one) - 1) * 100
}

/** Whether one size may be named beside the other, by the calculator's rule of thumb. */
export function isWithinRuleOfThumb(one: TyreSize, other: TyreSize): boolean {
  return Math.abs(sizeDifferencePercent(one, other)) <= thumbPercent
}

/** Whether two sizes can be front and rear of one car: different, and about as high, whichever of them is in front. */
export function areFrontAndRear(one: TyreSize, other: TyreSize): boolean {
  if (sizeText(one) === sizeText(other)) return false
  return isWithinRuleOfThumb(one, other) || isWithinRuleOfThumb(other, one)
}
