import { tyrePriorities } from '@pito/contracts/values/tyre-priority'
import { tyreSeasons } from '@pito/contracts/values/tyre-season'

/** The names of the answers to the question about the season. A single season is an answer too. */
export const seasonAnswerNames = ['winter', 'summer', 'all-season'] as const

const names: readonly string[] = [
  'skip',
  ...tyrePriorities,
  ...seasonAnswerNames,
  ...tyreSeasons.map(({ name }) => name),
]
const size = /\d{1,3}(?:\.\d{1,2})?(?:\/\d{1,3})? R\d{1,2}(?:\.\d{1,2})?C?/.source
const sizeOrPair = new RegExp(`^${size}(?: \\+ ${size})?$`)

/**
 * Reads the name of the answer that the visitor is about to change. A text that names no answer is ignored, because
 * the lists of vehicles by make, model and year are cached by their URL.
 */
export function readPreviousAnswer(text: string | null): string | null {
  return text !== null && (names.includes(text) || sizeOrPair.test(text)) ? text : null
}
