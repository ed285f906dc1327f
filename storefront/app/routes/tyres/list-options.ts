import type { AllFilters } from '@pito/contracts/catalogue'
import type { Facet, Measure, PriceBounds } from '../../tyres/list-state.ts'

export interface FacetOption {
  /** What the address carries. */
  readonly value: string
  readonly count: number
}

/** What the sidebar offers, without what it does not show: it travels with every list. */
export interface ListOptions {
  readonly sizes: Readonly<Record<Measure, readonly number[]>>
  readonly facets: Readonly<Record<Facet, readonly FacetOption[]>>
  readonly price: PriceBounds
}

export function listOptions(filters: AllFilters): ListOptions {
  return {
    sizes: {
      width: filters.widths.map(({ value }) => value),
      height: filters.heights.map(({ value }) => value),
      diameter: filters.diameters.map(({ value }) => value),
    },
    facets: {
      tyre_season: filters.tyre_seasons.map(byName),
      brand: filters.brands.map(byName),
      speed_index: filters.speed_indexes,
      fuel_efficiency: filters.fuel_efficiencies,
      wet_grip: filters.wet_grips,
      noise_class: filters.noise_classes,
      noise_value: filters.noise_values,
      load_index: filters.load_indexes,
    },
    price: { from: Math.floor(filters.min_price), to: Math.ceil(filters.max_price) },
  }
}

function byName({ name, count }: { name: string; count: number }): FacetOption {
  return { value: name, count }
}
