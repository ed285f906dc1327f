import type { AlternativeTyre, EquivalentTyre } from '@pito/contracts/alternatives'
import { getProductAlternatives } from '@pito/contracts/alternatives'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Language } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { tyreCardData } from '../../tyres/tyre-card-data.ts'
import type { AlternativesWords } from './alternatives-words.ts'
import { alternativesWords } from './alternatives-words.ts'
import type { OtherTyre, TyreAlternativesProps } from './tyre-alternatives.tsx'

export interface Alternatives {
  /** Tyres that are offered in place of a sold-out one. */
  readonly instead: TyreAlternativesProps | null
  readonly better: TyreAlternativesProps | null
}

/**
 * Loads the alternatives to a tyre. Both fields are null if there are no alternatives or they could not be loaded,
 * and the tyre is shown without them.
 */
export async function loadAlternatives(api: Api, id: number, language: Language): Promise<Alternatives> {
  const { data: answer } = await settled(api(getProductAlternatives, { id }))
  const w = alternativesWords[language]
  const reasons = { grip: w.forGrip, quieter: w.forQuiet, cheaper: w.forPrice }
  const otherTyre = (other: EquivalentTyre | AlternativeTyre): OtherTyre => {
    const reason = 'reason' in other ? other.reason : null
    return {
      card: tyreCardData(other.product, language),
      reason: reason && reasons[reason],
      difference: describeDifference(other.difference, reason, w),
    }
  }
  const shown = (name: string, title: string, others: readonly (EquivalentTyre | AlternativeTyre)[] = []) =>
    others.length > 0 ? { name, title, tyres: others.map(otherTyre) } : null
  return {
    instead: shown('instead', w.instead, answer?.data.equivalents),
    better: shown('alternatives', w.title, answer?.data.alternatives),
  }
}

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
