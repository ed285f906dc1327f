import type { Language } from '@pito/contracts/values/locale'
import { slugOf, vehicleTypeOfId } from '@pito/contracts/values/vehicle-type'
import type { ListState } from './list-state.ts'
import { facets, measures, sortsOf } from './list-state.ts'

export const listPaths: Readonly<Record<Language, string>> = { fi: '/renkaat', en: '/tyres' }
/** The paths of the search by words. The vehicle type is a part of their query. */
export const searchPaths: Readonly<Record<Language, string>> = { fi: '/haku', en: '/search' }

/**
 * Returns the canonical URL of a list: its fields have a fixed order, are spelled with underscores and do not include
 * default values.
 */
export function listAddress(state: ListState, language: Language): string {
  const query = listQuery(state)
  const path = state.search ? searchPaths[language] : listPath(state.vehicle, language)
  return `${path}${query && `?${query}`}`
}

export function listPath(vehicle: ListState['vehicle'], language: Language): string {
  const type = vehicle === null ? undefined : vehicleTypeOfId(vehicle)
  return type ? `${listPaths[language]}/${slugOf(type, language)}` : listPaths[language]
}

type ListField = readonly [name: string, values: readonly (string | number)[]]

/** Returns the query of a list without its question mark. It is empty if nothing is chosen. */
export function listQuery(state: ListState): string {
  return listFields(state)
    .map(([name, values]) => `${name}=${values.map(encoded).join(',')}`)
    .join('&')
}

/**
 * Returns the names and values in the query of a list. A form without scripts sends the same names and values as
 * hidden fields.
 */
export function listFields(state: ListState): readonly ListField[] {
  const { vehicle, size, picked, price, flags, minStock, sort, page, servicePoint, search } = state
  const { plate, car, priority, skipped, previousAnswer } = state
  const fields: readonly ListField[] = [
    ['q', listed(search?.q)],
    ['as_typed', search?.isAsTyped ? [1] : []],
    ['vehicle_type', search ? listed(vehicle) : []],
    ...measures.map((measure) => [measure, listed(size[measure])] as const),
    ...measures.map((measure) => [`rear_${measure}`, listed(size.rear?.[measure])] as const),
    ...facets.map((facet) => [facet, picked[facet]] as const),
    ['price_gte', listed(price?.from)],
    ['price_lte', listed(price?.to)],
    ...flags.map((flag) => [flag, [1]] as const),
    ['min_stock', listed(minStock)],
    ['sort', sort === sortsOf(state)[0] ? [] : [sort]],
    ['page', page === 1 ? [] : [page]],
    ['ServicePoint', listed(servicePoint)],
    ['licenceplate', listed(plate)],
    ...(['make', 'model', 'year'] as const).map((part) => [part, listed(car?.[part] || null)] as const),
    ['priority', listed(priority)],
    ['skip', skipped],
    ['previous_answer', listed(previousAnswer)],
  ]
  return fields.filter(([, values]) => values.length > 0)
}

function listed<Value>(value: Value | null | undefined): Value[] {
  return value === null || value === undefined ? [] : [value]
}

function encoded(value: string | number): string {
  return encodeURIComponent(value).replaceAll('%20', '+')
}
