import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Language } from '@pito/contracts/values/locale'
import type { TyreFlag } from '@pito/contracts/values/tyre-flags'
import { tyreFlags } from '@pito/contracts/values/tyre-flags'
import { seasonName, seasonOf } from '@pito/contracts/values/tyre-season'
import type { ActiveFilter } from '../list/list-chips.ts'
import type { Facet, PriceBounds } from '../list/list-state.ts'
import type { TyreListWords } from '../tyre-list-words.ts'

/** Returns the label of a value that is shown below the name of its filter. */
export function facetValue(facet: Facet, value: string, language: Language): string {
  const season = facet === 'tyre_season' ? seasonOf(value) : undefined
  if (season) return seasonName(season, language)
  return facet === 'noise_value' ? `${value}\u00a0dB` : value
}

const plain: ReadonlySet<string> = new Set(['tyre_season', 'brand', 'noise_value'])

/** Returns the label of a value that stands alone on a chip, without the name of its filter. */
export function filterLabel(
  filter: Pick<ActiveFilter, 'facet' | 'value'>,
  w: TyreListWords,
  language: Language,
): string {
  if (filter.facet === 'price') return priceLabel(filter.value as PriceBounds)
  if (isFlag(filter.facet)) return w[filter.facet]
  if (filter.facet === 'min_stock') return w.minStock(filter.value as number)
  if (filter.facet === 'service_point') return w.pick
  return labelOfValues(filter.facet, [filter.value as string], w, language)
}

function isFlag(facet: ActiveFilter['facet']): facet is TyreFlag {
  return tyreFlags.some((flag) => flag === facet)
}

/**
 * Returns a label such as "Nopeusluokka H, T". The name of the filter precedes values that are not understandable
 * without it.
 */
export function labelOfValues(
  facet: Facet,
  values: readonly string[],
  w: TyreListWords,
  language: Language,
): string {
  const listed = values.map((value) => facetValue(facet, value, language)).join(', ')
  return plain.has(facet) ? listed : `${w[facet]} ${listed}`
}

function priceLabel({ from, to }: PriceBounds): string {
  return `${from}–${wholeEuros(to)}`
}

/** Formats a price without cents, because the step of the price slider is one euro. */
export function wholeEuros(euros: number): string {
  return formatEuro(euros * 100).replace(',00', '')
}
