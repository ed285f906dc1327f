import type { SearchSuggestion } from '@pito/contracts/search'
import { landingPath } from '@pito/contracts/values/landing'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { landingOfSize, sizeText } from '@pito/contracts/values/tyre-size'
import { readSizes, unfinishedSize } from '../text-search/read-sizes.ts'
import type { SoldSize, Vocabulary } from '../text-search/vocabulary.ts'

const mostSizes = 6
const mostBesideNames = 2

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

function digitsOf({ width, aspectRatio, diameter }: TyreSize): string {
  return digitsIn(`${width}${aspectRatio || ''}${diameter}`)
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '')
}
