import type { AllFilters } from '@pito/contracts/catalogue'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { Facet, Measure, PriceBounds } from '../list/list-state.ts'
import { facets } from '../list/list-state.ts'

export interface FacetOption {
  /** The value as it is written in the URL. */
  readonly value: string
  readonly count: number
}

/**
 * The options of the filters. They are packed into strings, which take a quarter of the space in the HTML of every
 * list.
 */
export interface ListOptions {
  readonly sizes: Readonly<Record<Measure, readonly number[]>>
  readonly facets: Readonly<Record<Facet, string>>
  readonly price: PriceBounds
  /** The lowest price of a tyre in stock, or null if all are sold out. */
  readonly fromCents: number | null
}

/** Replaces the filter options if they failed to load. */
export const noOptions: ListOptions = {
  sizes: { width: [], height: [], diameter: [] },
  facets: Object.fromEntries(facets.map((facet) => [facet, ''])) as Record<Facet, string>,
  price: { from: 0, to: 0 },
  fromCents: null,
}

export function listOptions(filters: AllFilters): ListOptions {
  return {
    sizes: {
      width: filters.widths.map(({ value }) => value),
      height: filters.heights.map(({ value }) => value),
      diameter: filters.diameters.map(({ value }) => value),
    },
    facets: {
      tyre_season: packed(filters.tyre_seasons.map(byName)),
      brand: packed(filters.brands.map(byName)),
      speed_index: packed(filters.speed_indexes),
      fuel_efficiency: packed(filters.fuel_efficiencies),
      wet_grip: packed(filters.wet_grips),
      noise_class: packed(filters.noise_classes),
      noise_value: packed(filters.noise_values),
      load_index: packed(filters.load_indexes),
    },
    price: { from: Math.floor(filters.min_price), to: Math.ceil(filters.max_price) },
    fromCents: filters.from_price === null ? null : centsOf(filters.from_price),
  }
}

/**
 * Formats options as "A:3,B:12". No value contains a comma, because the list's URLs could not contain such a value
 * either.
 */
export function packed(options: readonly { value: string | number; count: number }[]): string {
  return options.map(({ value, count }) => `${value}:${count}`).join(',')
}

export function optionsIn(text: string): FacetOption[] {
  return text.split(',').flatMap((part) => {
    const colon = part.lastIndexOf(':')
    return colon > 0 ? [{ value: part.slice(0, colon), count: Number(part.slice(colon + 1)) }] : []
  })
}

/** Adds picked values that match no tyres, each at its place in the ascending order. */
export function withEmptyOptions(offered: readonly FacetOption[], values: readonly string[]): FacetOption[] {
  const options = [...offered]
  for (const value of values) {
    const next = options.findIndex((option) => option.value.localeCompare(value, 'fi', { numeric: true }) > 0)
    options.splice(next < 0 ? options.length : next, 0, { value, count: 0 })
  }
  return options
}

function byName({ name, count }: { name: string; count: number }): FacetOption {
  return { value: name, count }
}
