import type { TyreSize } from '@pito/contracts/values/tyre-size'

/** Converts a size to the units of the search index: hundredths, per cent and tenths. */
export function indexedSize({ width, aspectRatio, diameter }: TyreSize) {
  return { width: Math.round(width * 100), aspect: aspectRatio, diameter: Math.round(diameter * 10) }
}

/** Converts a size in the units of the search index to that of the sidewall. */
export function sizeOfIndexed(size: {
  readonly width: number
  readonly aspect: number
  readonly diameter: number
}): TyreSize {
  return { width: size.width / 100, aspectRatio: size.aspect, diameter: size.diameter / 10 }
}
