import type { TyreSize } from '@pito/contracts/values/tyre-size'

/** Converts a size to the units of the search index: hundredths, per cent and tenths. */
export function indexedSize({ width, aspectRatio, diameter }: TyreSize) {
  return { width: Math.round(width * 100), aspect: aspectRatio, diameter: Math.round(diameter * 10) }
}
