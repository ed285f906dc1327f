import {
  diameterMmOf,
  isWithinRuleOfThumb,
  sizeDifferencePercent,
} from '@pito/contracts/values/size-difference'
import type { TyreSize } from '@pito/contracts/values/tyre-size'

/**
 * For each of these speeds, the calculator shows the real speed of a car whose speedometer is exact with the first
 * size.
 */
const indicatedKmh = [30, 50, 80, 100, 120] as const

export interface SizeMeasures {
  readonly diameterMm: number
  readonly circumferenceMm: number
  readonly sideMm: number
  readonly widthMm: number
}

export interface SizeComparison {
  readonly first: SizeMeasures
  readonly second: SizeMeasures
  /** The difference in circumference, as a percentage of the first size. */
  readonly differencePercent: number
  /** The change in ground clearance, which is half of the difference in diameter. */
  readonly clearanceMm: number
  readonly speeds: readonly { readonly indicated: number; readonly real: number }[]
  readonly withinRuleOfThumb: boolean
}

/** Reads a size in any common spelling: 205/55 R16, 205-55R16 or 205 55 16. Returns null if no tyre has that size. */
export function readWrittenSize(text: string): TyreSize | null {
  const match = /^\s*(\d{3})\s*[/\s-]\s*(\d{2})\s*[/\s-]?\s*Z?R?\s*(\d{2}(?:[.,]5)?)\s*C?\s*$/i.exec(
    text.slice(0, 40),
  )
  if (!match) return null
  const [width, aspectRatio, diameter] = match.slice(1).map((part) => Number(part.replace(',', '.')))
  if (!width || !aspectRatio || !diameter) return null
  const possible = width >= 100 && width <= 500 && aspectRatio >= 20 && diameter >= 10 && diameter <= 26
  return possible ? { width, aspectRatio, diameter } : null
}

export function compareSizes(one: TyreSize, other: TyreSize): SizeComparison {
  const [first, second] = [measuresOf(one), measuresOf(other)]
  const ratio = second.circumferenceMm / first.circumferenceMm
  return {
    first,
    second,
    differencePercent: sizeDifferencePercent(one, other),
    clearanceMm: (second.diameterMm - first.diameterMm) / 2,
    speeds: indicatedKmh.map((indicated) => ({ indicated, real: indicated * ratio })),
    withinRuleOfThumb: isWithinRuleOfThumb(one, other),
  }
}

function measuresOf(size: TyreSize): SizeMeasures {
  const { width, aspectRatio } = size
  const sideMm = (width * aspectRatio) / 100
  const diameterMm = diameterMmOf(size)
  return { diameterMm, circumferenceMm: diameterMm * Math.PI, sideMm, widthMm: width }
}
