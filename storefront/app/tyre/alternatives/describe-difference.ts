import type { AlternativeTyre } from '@pito/contracts/alternatives'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { AlternativesWords } from './alternatives-words.ts'

type Reason = AlternativeTyre['reason']

/**
 * Returns the differences as texts, for example "2 dB quieter" and "12,00 € dearer per tyre". The one that is the
 * reason for the recommendation comes first.
 */
export function describeDifference(
  { price, wet_grip: wet, noise_value: decibels, ice_grip, snow_grip }: AlternativeTyre['difference'],
  reason: Reason | null,
  w: AlternativesWords,
): string[] {
  const texts: Record<Reason, (string | false)[]> = {
    grip: [wet !== null && w.wetGrip(wet.to, wet.from), ice_grip && w.iceGrip, snow_grip && w.snowGrip],
    quieter: [!!decibels && (decibels < 0 ? w.quieter(-decibels) : w.louder(decibels))],
    cheaper: [describePrice(centsOf(price), w)],
  }
  const { grip, quieter, cheaper } = texts
  const first = reason ? texts[reason] : []
  const all = [...first, ...[grip, quieter, cheaper].filter((group) => group !== first).flat()]
  return all.filter((text) => text !== false)
}

function describePrice(cents: number, w: AlternativesWords): string {
  if (cents === 0) return w.samePrice
  return cents < 0 ? w.cheaper(formatEuro(-cents)) : w.dearer(formatEuro(cents))
}
