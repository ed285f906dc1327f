import { studded } from './tyre-season.ts'

type NoLabel = 'studded' | 'not-declared'

interface Declared {
  readonly seasonId: number
  readonly fuelEfficiency: string | null
  readonly wetGrip: string | null
  readonly noiseValue: number | null
}

/**
 * Returns the reason why a tyre has no EU label, or null if it has one. Regulation (EU) 2020/740 excludes studded
 * tyres; other tyres have a label once their values are declared.
 */
export function whyNotLabelled({ seasonId, fuelEfficiency, wetGrip, noiseValue }: Declared): NoLabel | null {
  if (seasonId === studded) return 'studded'
  return fuelEfficiency === null || wetGrip === null || noiseValue === null ? 'not-declared' : null
}
