import type { LandingRange } from '@pito/contracts/landing'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { TyreSize } from '@pito/contracts/values/tyre-size'

/** The sentences of a composed page; there is one set for each language. */
export interface LandingSentences {
  /** Headings of the pages, indexed by id. */
  readonly seasons: readonly string[]
  readonly categories: readonly string[]
  /** Descriptions of the kinds of tyres, indexed by id. */
  readonly aboutSeasons: readonly string[]
  readonly aboutCategories: readonly string[]
  readonly sizeHeading: string
  aboutSize(size: TyreSize): string
  readonly brandHeading: string
  /** `seasonIds` has the season with the most tyres first. */
  aboutBrand(brand: string, seasonIds: readonly number[]): string
  readonly rangeHeading: string
  aboutRange(range: LandingRange): string
  popular(names: readonly string[]): string
  readonly adviceHeading: string
  readonly advice: string
  metaDescription(title: string, range: LandingRange): string
}

/** Formats the rim sizes as R13–R21; empty when there is only one. */
export function rims({ min_diameter: least, max_diameter: most }: LandingRange): string {
  return least === most ? '' : `R${least}–R${most}`
}

/** Formats the prices as 61,90–174,00 €, in both languages alike. */
export function prices(least: number, most: number): string {
  const [from, to] = [least, most].map((euros) => formatEuro(centsOf(euros))) as [string, string]
  return from === to ? to : `${from.replace(/\s*€$/, '')}–${to}`
}

export function priceFrom(euros: number): string {
  return formatEuro(centsOf(euros))
}
