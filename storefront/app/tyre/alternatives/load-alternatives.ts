import type { AlternativeTyre, EquivalentTyre } from '@pito/contracts/alternatives'
import { getProductAlternatives } from '@pito/contracts/alternatives'
import type { Language } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { tyreCardData } from '../../tyres/tyre-card-data.ts'
import { alternativesWords } from './alternatives-words.ts'
import { describeDifference } from './describe-difference.ts'
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
