import { noiseClassOf } from '@pito/contracts/values/noise-class'
import { studded, winterSeasons } from '@pito/contracts/values/tyre-season'
import type { Article, WinterUse } from './article.ts'
import { forEachMark, marks } from './article.ts'
import type { Value } from './dictionary.ts'
import type { Filters } from './filters.ts'

/** The dimensions in which tyres of the same size differ. */
export const rowDimensions = [
  'seasons',
  'brands',
  'models',
  'speedIndexes',
  'loadIndexes',
  'fuel',
  'wet',
  'noiseClasses',
  'noiseValues',
  'markings',
  'winterUse',
  ...marks,
  'dotYears',
  'reductionDays',
] as const
export type RowDimension = (typeof rowDimensions)[number]

interface Reading {
  readonly of: (article: Article) => Value | null
  readonly chosenIn: (filters: Filters) => readonly Value[] | undefined
}

export const readings: Readonly<Record<RowDimension, Reading>> = {
  seasons: { of: (article) => article.seasonId, chosenIn: (filters) => filters.seasonIds },
  brands: { of: (article) => article.brandId, chosenIn: (filters) => filters.brandIds },
  models: { of: (article) => article.modelId, chosenIn: (filters) => filters.modelIds },
  speedIndexes: { of: (article) => article.speedIndex, chosenIn: (filters) => filters.speedIndexes },
  loadIndexes: { of: (article) => article.loadIndex, chosenIn: (filters) => filters.loadIndexes },
  fuel: { of: (article) => article.fuelEfficiency, chosenIn: (filters) => filters.fuel },
  wet: { of: (article) => article.wetGrip, chosenIn: (filters) => filters.wet },
  noiseClasses: {
    of: ({ noiseClass, noiseValue }) => noiseClassOf(noiseClass, noiseValue),
    chosenIn: (filters) => filters.noiseClasses,
  },
  noiseValues: { of: (article) => article.noiseValue, chosenIn: (filters) => filters.noiseValues },
  markings: { of: (article) => article.marking, chosenIn: (filters) => filters.markings },
  winterUse: { of: winterUseOf, chosenIn: (filters) => filters.winterUse },
  ...forEachMark((mark) => ({
    of: (article: Article) => (article[mark] ? 1 : null),
    chosenIn: (filters: Filters) => filters[mark],
  })),
  dotYears: { of: (article) => article.dotYear, chosenIn: (filters) => filters.dotYears },
  reductionDays: { of: (article) => article.reductionDay, chosenIn: (filters) => filters.reductionDays },
}

function winterUseOf({ seasonId, has3pmsf }: Article): WinterUse {
  const needsSnowflake = winterSeasons.includes(seasonId) && seasonId !== studded
  return needsSnowflake && !has3pmsf ? 'lacks-snowflake' : 'allowed'
}
