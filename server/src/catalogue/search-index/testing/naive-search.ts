import { noiseClassOf } from '@pito/contracts/values/noise-class'
import { allVehicles, car, truck, van } from '@pito/contracts/values/vehicle-type'
import type { Article } from '../article.ts'
import { forEachMark } from '../article.ts'
import type { Dimension, Facets } from '../facets.ts'
import type { Filters, Found, Page, RequestedSize, Sort } from '../filters.ts'
import { compareNames } from '../name-ranks.ts'
import type { SizeCount } from '../size-counts.ts'
import { compareSizes } from '../size-counts.ts'

type Part = keyof Filters
type Value = number | string | null

const lists: Readonly<Record<string, { part: Part; read: (article: Article) => Value }>> = {
  seasons: { part: 'seasonIds', read: (article) => article.seasonId },
  brands: { part: 'brandIds', read: (article) => article.brandId },
  models: { part: 'modelIds', read: (article) => article.modelId },
  speedIndexes: { part: 'speedIndexes', read: (article) => article.speedIndex },
  loadIndexes: { part: 'loadIndexes', read: (article) => article.loadIndex },
  fuel: { part: 'fuel', read: (article) => article.fuelEfficiency },
  wet: { part: 'wet', read: (article) => article.wetGrip },
  noiseClasses: {
    part: 'noiseClasses',
    read: (article) => noiseClassOf(article.noiseClass, article.noiseValue),
  },
  noiseValues: { part: 'noiseValues', read: (article) => article.noiseValue },
  markings: { part: 'markings', read: (article) => article.marking },
  ...forEachMark((mark) => ({ part: mark, read: (article: Article) => (article[mark] ? 1 : null) })),
  dotYears: { part: 'dotYears', read: (article) => article.dotYear },
  reductionDays: { part: 'reductionDays', read: (article) => article.reductionDay },
  winterUse: {
    part: 'winterUse',
    read: ({ seasonId, has3pmsf }) =>
      [2, 4].includes(seasonId) && !has3pmsf ? 'lacks-snowflake' : 'allowed',
  },
}

const comparisons: Readonly<Record<Sort['by'], (one: Article, other: Article) => number>> = {
  name: (one, other) => compareNames(one.name, other.name),
  net_price: (one, other) => one.priceCents - other.priceCents,
  popularity: (one, other) => one.popularity - other.popularity,
  grip: (one, other) =>
    marksLacking(one).localeCompare(marksLacking(other)) ||
    (one.wetGrip ?? 'Z').localeCompare(other.wetGrip ?? 'Z') ||
    shownPrice(one) - shownPrice(other),
  quiet: (one, other) =>
    (one.noiseValue ?? 999) - (other.noiseValue ?? 999) || shownPrice(one) - shownPrice(other),
}

/** Writes for each mark of a winter tyre 0 if the tyre has it; a tyre that is no winter tyre has none. */
function marksLacking({ seasonId, iceGrip, has3pmsf }: Article): string {
  if (![2, 3, 4].includes(seasonId)) return '111'
  return [iceGrip, seasonId === 3, has3pmsf].map((has) => (has ? '0' : '1')).join('')
}

/** The index sorts tyres of more than 167,772 euros with the same rank by id. */
function shownPrice({ priceCents }: Article): number {
  return Math.min(priceCents, 2 ** 24 - 1)
}

/** Implements the whole search in the simplest way, as a reference for the index. */
export class NaiveSearch {
  private readonly articles = new Map<number, Article>()

  patch(changed: readonly Article[], removedIds: readonly number[]): void {
    for (const article of changed) {
      if (article.active) this.articles.set(article.id, article)
      else this.articles.delete(article.id)
    }
    for (const id of removedIds) this.articles.delete(id)
  }

  query(filters: Filters, { by, order, setsFirst, preferred = [] }: Sort, { page, perPage }: Page): Found {
    const compare = comparisons[by]
    const found = this.matching(filters).sort((one, other) => compare(one, other) || one.id - other.id)
    if (order === 'desc') found.reverse()
    for (const { filters: wanted, suits } of preferred.toReversed()) {
      const rank = (article: Article) => (passes(article, wanted) && suits?.(article) !== false ? 0 : 1)
      found.sort((one, other) => rank(one) - rank(other))
    }
    found.sort((one, other) => stockPartOf(one, setsFirst) - stockPartOf(other, setsFirst))
    const ids = found.slice((page - 1) * perPage, page * perPage).map(({ id }) => id)
    return { total: found.length, ids }
  }

  sizes(filters: Filters): SizeCount[] {
    const byKey = Map.groupBy(this.matching(filters), ({ width, aspect, diameter }) =>
      JSON.stringify({ width, aspect, diameter }),
    )
    return [...byKey].map(([key, { length }]) => ({ ...JSON.parse(key), count: length })).sort(compareSizes)
  }

  facets(filters: Filters): Facets {
    const without = (...parts: Part[]) =>
      this.matching(
        Object.fromEntries(Object.entries(filters).filter(([part]) => !parts.includes(part as Part))),
      )
    const priced = without('priceGte', 'priceLte')
    const range = rangeOf(priced)
    const counted: Partial<Record<Dimension, unknown>> = {
      vehicleTypes: counts(without('vehicleType').flatMap(vehicleTypesOf)),
      widths: counts(without('width', 'aspect', 'diameter').map(({ width }) => width)),
      aspects: counts(without('aspect', 'diameter').map(({ aspect }) => aspect)),
      diameters: counts(without('diameter').map(({ diameter }) => diameter)),
      priceRange: range && { ...range, available: availableRangeOf(priced) },
    }
    for (const [dimension, { part, read }] of Object.entries(lists)) {
      counted[dimension as Dimension] = counts(without(part).map(read))
    }
    return counted as unknown as Facets
  }

  private matching(filters: Filters): Article[] {
    return [...this.articles.values()].filter((article) => passes(article, filters))
  }
}

function stockPartOf({ available }: Article, setsFirst = false): number {
  if (available <= 0) return 2
  return setsFirst && available < 4 ? 1 : 0
}

function availableRangeOf(articles: readonly Article[]) {
  const available = rangeOf(articles.filter((article) => article.available > 0))
  const sets = rangeOf(articles.filter((article) => article.available >= 4))
  return available && { ...available, min: (sets ?? available).min }
}

function rangeOf(articles: readonly Article[]): { min: number; max: number } | null {
  const prices = articles.map(({ priceCents }) => priceCents)
  return prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null
}

function passes(article: Article, filters: Filters): boolean {
  const { vehicleType, width, aspect, diameter, fits, priceGte, priceLte, minStock } = filters
  if (minStock !== undefined && article.available < minStock) return false
  if (vehicleType !== undefined && !suits(article, vehicleType)) return false
  if (width !== undefined && article.width !== width) return false
  if (aspect !== undefined && article.aspect !== aspect) return false
  if (diameter !== undefined && article.diameter !== diameter) return false
  if (priceGte !== undefined && !(article.priceCents >= priceGte)) return false
  if (priceLte !== undefined && !(article.priceCents <= priceLte)) return false
  if (fits) {
    if (!(article.diameter >= fits.minDiameter && article.diameter <= fits.maxDiameter)) return false
    if (!fits.vehicleTypes.some((requested) => suits(article, requested))) return false
  }
  if (filters.sizes && !filters.sizes.some((requested) => isOfSize(article, requested))) return false
  return Object.values(lists).every(({ part, read }) => {
    const chosen = filters[part] as readonly Value[] | undefined
    const value = read(article)
    return !chosen?.length || (value !== null && chosen.includes(value))
  })
}

function isOfSize(article: Article, requested: RequestedSize): boolean {
  const { width, aspect, diameter, vehicleTypes } = requested
  if (article.width !== width || article.aspect !== aspect || article.diameter !== diameter) return false
  return vehicleTypes.some((vehicleType) => suits(article, vehicleType))
}

function suits(article: Article, requested: number): boolean {
  return vehicleTypesOf(article).includes(requested)
}

function vehicleTypesOf({ vehicleType }: Article): number[] {
  return vehicleType === allVehicles ? [allVehicles, car, van, truck] : [allVehicles, vehicleType]
}

function counts(values: readonly Value[]) {
  const tally = new Map<Value, number>()
  for (const value of values) if (value !== null) tally.set(value, (tally.get(value) ?? 0) + 1)
  return [...tally]
    .sort(([one], [other]) => ((one as number) < (other as number) ? -1 : 1))
    .map(([value, count]) => ({ value, count }))
}
