import type { Article } from './article.ts'
import type { Value } from './dictionary.ts'
import type { Filters } from './filters.ts'

/** What tyres of the same size differ in. */
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
] as const
export type RowDimension = (typeof rowDimensions)[number]

interface Reading {
  readonly valueOf: (article: Article) => Value | null
  readonly chosenIn: (filters: Filters) => readonly Value[] | undefined
}

export const readings: Readonly<Record<RowDimension, Reading>> = {
  seasons: { valueOf: (article) => article.seasonId, chosenIn: (filters) => filters.seasonIds },
  brands: { valueOf: (article) => article.brandId, chosenIn: (filters) => filters.brandIds },
  models: { valueOf: (article) => article.modelId, chosenIn: (filters) => filters.modelIds },
  speedIndexes: { valueOf: (article) => article.speedIndex, chosenIn: (filters) => filters.speedIndexes },
  loadIndexes: { valueOf: (article) => article.loadIndex, chosenIn: (filters) => filters.loadIndexes },
  fuel: { valueOf: (article) => article.fuelEfficiency, chosenIn: (filters) => filters.fuel },
  wet: { valueOf: (article) => article.wetGrip, chosenIn: (filters) => filters.wet },
  noiseClasses: { valueOf: (article) => article.noiseClass, chosenIn: (filters) => filters.noiseClasses },
  noiseValues: { valueOf: (article) => article.noiseValue, chosenIn: (filters) => filters.noiseValues },
}
