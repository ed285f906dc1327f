import type { LandingRange } from '@pito/contracts/landing'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { TyreSize } from '@pito/contracts/values/tyre-size'

/** The sentences of composed landing pages. There is one set for each language. */
export interface LandingSentences {
  /** The headings of the pages of seasons and categories, indexed by the id of the season or category. */
  readonly seasons: readonly string[]
  readonly categories: readonly string[]
  /** The descriptions of seasons and categories, indexed by the id of the season or category. */
  readonly aboutSeasons: readonly string[]
  readonly aboutCategories: readonly string[]
  readonly sizeHeading: string
  aboutSize(size: TyreSize): string
  readonly brandHeading: string
  /** The parameter `seasonIds` begins with the season that has the most tyres. */
  aboutBrand(brand: string, seasonIds: readonly number[]): string
  readonly rangeHeading: string
  aboutRange(range: LandingRange): string
  popular(names: readonly string[]): string
  readonly adviceHeading: string
  readonly advice: string
  metaDescription(title: string, range: LandingRange): string
}

/** Formats a range of rim sizes as R13–R21. Returns an empty text if there is only one rim size. */
export function rims({ min_diameter: least, max_diameter: most }: LandingRange): string {
  return least === most ? '' : `R${least}–R${most}`
}

/** Formats a range of prices as 61,90–174,00 €. The format is the same in both languages. */
export function prices(least: number, most: number): string {
  const [from, to] = [least, most].map((euros) => formatEuro(centsOf(euros))) as [string, string]
  return from === to ? to : `${from.replace(/\s*€$/, '')}–${to}`
}

export function priceFrom(euros: number): string {
  return formatEuro(centsOf(euros))
}
