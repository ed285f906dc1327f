import type { StockedVehicleSize } from '@pito/contracts/recommendations'
import { getRecommendations, getVehicleSizes } from '@pito/contracts/recommendations'
import type { Language } from '@pito/contracts/values/locale'
import type { RecommendationLevel } from '@pito/contracts/values/recommendation-levels'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { fullSetOf } from '../../tyres/cards/full-set.ts'
import type { TyreCardProps } from '../../tyres/cards/tyre-card.tsx'
import type { ListOptions } from '../../tyres/filters/list-options.ts'
import { filtersQuery } from '../../tyres/list/api-query.ts'
import type { ListState, Question } from '../../tyres/list/list-state.ts'
import { tyreCardData } from '../../tyres/tyre-card-data.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { fitOnVehicle } from '../find-vehicle.ts'
import { isOfPairs, nextQuestion } from './next-question.ts'
import { reasonSentence } from './reason-sentence.ts'
import { reasonWords } from './reason-words.ts'
import type { SearchedVehicle } from './searched-vehicle.ts'

export interface Pick {
  readonly level: RecommendationLevel
  /** Why the tyre is recommended. */
  readonly sentence: string
  readonly card: TyreCardProps
}

export interface Recommended {
  readonly total: number
  readonly picks: readonly Pick[]
  readonly instead: {
    readonly sizes: readonly SizeCount[]
    readonly seasons: readonly { readonly id: number; readonly count: number }[]
    readonly remnants: number
  } | null
}

interface SizeCount {
  readonly width: number
  readonly aspect_ratio: number
  readonly diameter: number
  readonly size_text: string
  readonly count: number
}

/** The next question to a visitor whose vehicle is known, or else the recommendations. */
export interface Guide {
  readonly question: Question | null
  readonly unapproved: string | null
  /** The answers to the question about the size. Empty if another question is asked. */
  readonly sizes: readonly StockedVehicleSize[]
  /** Null while questions are open, for different sizes in front and rear, and if the recommendations could not be loaded. */
  readonly recommended: Recommended | null
}

interface LoadedList {
  readonly options: ListOptions
  readonly language: Language
}

/** Loads what the next question needs, or else the recommendations. A failure leaves the list without them. */
export async function loadGuide(
  api: Api,
  { vehicle, effective: state, unapproved }: SearchedVehicle,
  { options, language }: LoadedList,
): Promise<Guide | null> {
  if (!vehicle) return null
  const question = nextQuestion(state, vehicle, options.facets)
  const sizes = question === 'size' ? (await settled(api(getVehicleSizes, filtersQuery(state)))).data : null
  const recommended =
    question === null && !isOfPairs(state, vehicle)
      ? await loadRecommended(api, state, vehicle, language)
      : null
  return { question, unapproved, sizes: sizes?.data ?? [], recommended }
}

async function loadRecommended(
  api: Api,
  state: ListState,
  vehicle: ListedVehicle,
  language: Language,
): Promise<Recommended | null> {
  const query = { ...filtersQuery(state), ...(state.priority && { priority: state.priority }) }
  const { data: answer } = await settled(api(getRecommendations, query))
  if (!answer) return null
  const { total, recommendations, instead } = answer.data
  const picks = recommendations.map(({ product, level, reason }) => {
    const tyre = tyreCardData(product, language)
    const fit = state.plate === null ? {} : fitOnVehicle(tyre, vehicle)
    const priority = state.priority ?? 'price'
    const sentence = reasonSentence({ tyre, reason, level }, priority, reasonWords[language])
    return { level, sentence, card: { tyre: { ...tyre, ...fit }, fullSet: fullSetOf(product) } }
  })
  return { total, picks, instead }
}
