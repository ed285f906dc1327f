import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import { seasonOf, winterSeasons } from '@pito/contracts/values/tyre-season'
import type { VehicleFitment } from '@pito/contracts/vehicles'
import type { ListOptions } from '../../tyres/filters/list-options.ts'
import { optionsIn } from '../../tyres/filters/list-options.ts'
import type { ListSize, ListState, Question } from '../../tyres/list/list-state.ts'
import { hasWholeSize, noSize, questions } from '../../tyres/list/list-state.ts'
import { sizeOfList } from '../../tyres/list/size-of-list.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { seasonAnswers } from './season-answers.ts'

type Facets = ListOptions['facets']

/**
 * Returns the question to ask next. A question is not asked if the URL answers it, if the visitor has skipped it, or
 * if it has only one possible answer.
 */
export function nextQuestion(state: ListState, { fitments }: ListedVehicle, facets: Facets): Question | null {
  const isOpen: Readonly<Record<Question, boolean>> = {
    size: !hasWholeSize(state) && fitments.length > 1,
    season: state.picked.tyre_season.length === 0 && seasonAnswers(facets.tyre_season).length > 1,
    priority: state.priority === null && priorityAnswers(facets).length > 1,
  }
  return questions.find((question) => isOpen[question] && !state.skipped.includes(question)) ?? null
}

/**
 * Returns the questions that this visit has: those with more than one possible answer, and those that the URL answers
 * or the visitor has skipped.
 */
export function questionsOfVisit(state: ListState, { fitments }: ListedVehicle, facets: Facets): Question[] {
  const { picked, priority, skipped } = state
  const isAsked: Readonly<Record<Question, boolean>> = {
    size: fitments.length > 1,
    season: picked.tyre_season.length > 0 || seasonAnswers(facets.tyre_season).length > 1,
    priority: priority !== null || priorityAnswers(facets).length > 1,
  }
  return questions.filter((question) => isAsked[question] || skipped.includes(question))
}

/** Returns the priorities by which tyres of the list can be compared. */
export function priorityAnswers({ wet_grip, noise_value, tyre_season }: Facets): TyrePriority[] {
  const isWinter = optionsIn(tyre_season).some(
    ({ value, count }) => count > 0 && winterSeasons.includes(seasonOf(value)?.id ?? 0),
  )
  return [
    'price',
    ...(wet_grip !== '' || isWinter ? (['grip'] as const) : []),
    ...(noise_value !== '' ? (['quiet'] as const) : []),
  ]
}

interface ApprovedList {
  readonly state: ListState
  /** The size in the URL that is not approved for the vehicle, or null. */
  readonly unapproved: string | null
}

/**
 * Removes a size for which the vehicle is not approved, because it is not an answer to the question about the size. If
 * the front size is approved on all wheels, only the rear size is removed: without scripts, the form of the filters
 * sends the rear size of the list together with another front size.
 */
export function withApprovedSize(state: ListState, { fitments }: ListedVehicle): ApprovedList {
  const { rear, ...front } = state.size
  const ofFront = fitments.filter((fitment) => isSize(front, fitment.front))
  const isPair = rear && ofFront.some((fitment) => isSize(rear, fitment.rear))
  if (!hasWholeSize(state) || isPair) return { state, unapproved: null }
  if (ofFront.some((fitment) => fitment.rear === null))
    return { state: { ...state, size: front }, unapproved: null }
  return { state: { ...state, size: noSize }, unapproved: sizeOfList(state.size) }
}

/** Returns whether the list is of different front and rear sizes, so that no four tyres of one size can be recommended. */
export function isOfPairs({ size }: ListState, { fitments }: ListedVehicle): boolean {
  return size.rear !== undefined || fitments.every(({ rear }) => rear !== null)
}

/** Returns whether a size that is not approved for all wheels is approved as the front or the rear size of a pair. */
export function isApprovedOnOneAxle(size: string, { sizes }: ListedVehicle): boolean {
  return sizes.some(({ size_text }) => size_text === size)
}

function isSize({ width, height, diameter }: ListSize, approved: VehicleFitment['rear']): boolean {
  return (
    approved !== null &&
    approved.width === width &&
    approved.aspect_ratio === height &&
    approved.diameter === diameter
  )
}
