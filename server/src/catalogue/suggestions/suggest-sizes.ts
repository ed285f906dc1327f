import type { SearchSuggestion } from '@pito/contracts/search'
import { landingPath } from '@pito/contracts/values/landing'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { landingOfSize, sizeText } from '@pito/contracts/values/tyre-size'
import { readSizes } from '../find/read-sizes.ts'
import type { SoldSize, Vocabulary } from '../find/vocabulary.ts'

const mostSizes = 6
const mostBesideNames = 2
/** Matches the beginning of a size at the end of a text: 205, 205/5, 205 55 R1. */
const unfinishedSize = /(?<![\p{L}\d])\d{3}[\d\s/.r-]*$/u

/** Suggests the sizes that are typed or begin as typed, the size of the most tyres first. */
export function suggestSizes(folded: string, vocabulary: Vocabulary): SearchSuggestion[] {
  const { sizes } = vocabulary
  const { parts } = readSizes(folded, vocabulary)
  const whole = parts.flatMap(({ size }) => size ?? [])
  const rims = parts.flatMap(({ kind, value }) => (kind === 'diameter' ? Number(value) : []))
  const measures = unfinishedSize.exec(folded)?.[0] ?? ''
  const typed = digitsIn(measures)
  if (typed === '' && whole.length === 0) return []
  const isTyped = (size: SoldSize) =>
    whole.length > 0
      ? whole.some((one) => digitsOf(size).startsWith(digitsOf(one)))
      : digitsOf(size).startsWith(typed) && (rims.length === 0 || rims.includes(size.diameter))
  return sizes
    .filter(isTyped)
    .sort((one, other) => other.count - one.count)
    .slice(0, measures === folded ? mostSizes : mostBesideNames)
    .map((size) => ({
      group: 'sizes',
      label: sizeText(size),
      link_fi: landingPath('tyre_size', landingOfSize(size), 'fi'),
      link_en: `${landingPath('tyre_size', landingOfSize(size), 'en')}?lang=en`,
      price_for_four: null,
    }))
}

/**
 * Removes a size that is still being typed, because its numbers would be taken for parts of names: Primacy 5. In the
 * text without vehicles, whose numbers are no size, everything stands at the same place: Peugeot 308.
 */
export function withoutUnfinishedSize(
  folded: string,
  withoutVehicles: string,
  vocabulary: Vocabulary,
): string {
  const hasSize = readSizes(withoutVehicles, vocabulary).parts.length > 0
  const unfinished = unfinishedSize.exec(withoutVehicles)
  return hasSize || !unfinished ? folded : folded.slice(0, unfinished.index)
}

function digitsOf({ width, aspectRatio, diameter }: TyreSize): string {
  return digitsIn(`${width}${aspectRatio || ''}${diameter}`)
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '')
}
