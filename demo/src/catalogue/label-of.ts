import type { Dice } from '../dice.ts'
import { between } from '../dice.ts'
import type { LabelRange } from './demo-models.ts'
import type { Version } from './versions-of.ts'

interface Label {
  readonly fuelEfficiency: string | null
  readonly wetGrip: string | null
  readonly noiseClass: 'A' | 'B' | 'C' | null
  readonly noiseValue: number | null
}

const none: Label = { fuelEfficiency: null, wetGrip: null, noiseClass: null, noiseValue: null }

/** Returns invented label values, which lie within the range of the model. */
export function labelOf(version: Version, dice: Dice): Label {
  const { label } = version.model
  if (!label) return none
  const noiseValue = noiseOf(version, label, dice)
  return {
    fuelEfficiency: letterIn(label.fuel, dice),
    wetGrip: letterIn(label.wet, dice),
    noiseClass: noiseClassOf(version, noiseValue),
    noiseValue,
  }
}

function letterIn([best, worst]: readonly [string, string], dice: Dice): string {
  return String.fromCharCode(between(dice, best.charCodeAt(0), worst.charCodeAt(0)))
}

/** Returns the noise in decibels. Wide tyres on large rims are louder. */
function noiseOf({ size }: Version, { noise: [low, high] }: LabelRange, dice: Dice): number {
  const largeness = Math.min(1, Math.max(0, (size.width - 165) / 120))
  return low + Math.round((high - low) * (0.6 * largeness + 0.4 * dice()))
}

/**
 * Returns the noise class: A is at least 3 dB below the limit of Regulation (EU) 2019/2144, B is within the limit,
 * and C is above the limit.
 */
function noiseClassOf(version: Version, noiseValue: number): 'A' | 'B' | 'C' {
  const limit = noiseLimitOf(version)
  if (noiseValue <= limit - 3) return 'A'
  return noiseValue <= limit ? 'B' : 'C'
}

function noiseLimitOf({ model, size, reinforced }: Version): number {
  if (model.tyreClass === 'C3') return model.axle === 'drive' ? 75 : 73
  if (model.tyreClass === 'C2') return model.has3pmsf ? 73 : 72
  const byWidth = [70, 71, 71, 72][[185, 215, 245, 275].findIndex((most) => size.width <= most)] ?? 74
  return byWidth + (model.has3pmsf || reinforced ? 1 : 0)
}
