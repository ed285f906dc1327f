import { brandKey } from '@pito/contracts/values/brand-key'
import { plateNames } from '@pito/contracts/values/licence-plate'
import { mostMinStock } from '@pito/contracts/values/min-stock'
import { longestValue, mostValues, valuesIn } from '@pito/contracts/values/query-values'
import { isSlug } from '@pito/contracts/values/slug'
import { tyreFlags } from '@pito/contracts/values/tyre-flags'
import { tyrePriorities } from '@pito/contracts/values/tyre-priority'
import { seasonOf, seasonsFor } from '@pito/contracts/values/tyre-season'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { Facet, ListCar, ListSize, ListState, Measure, PriceBounds } from './list-state.ts'
import { emptyList, facets, hasWholeSize, longestPlate, measures, questions, sortsOf } from './list-state.ts'
import { readPreviousAnswer } from './read-previous-answer.ts'

/**
 * Each filter has two spellings of its name (LIST-31, LIST-32). Several values may also be written as
 * name[]=a&name[]=b.
 */
const spellings: Readonly<Record<Facet, readonly string[]>> = {
  tyre_season: ['tyre_season', 'tyreseason'],
  brand: ['brand'],
  speed_index: ['speed_index', 'speedindex'],
  fuel_efficiency: ['fuel_efficiency'],
  wet_grip: ['wet_grip'],
  noise_class: ['noise_class'],
  noise_value: ['noise_value'],
  load_index: ['load_index'],
}

/** The names of all filters in both spellings, with and without brackets. */
export const filterNames: readonly string[] = Object.values(spellings)
  .flat()
  .flatMap((name) => [name, `${name}[]`])

const longestCarName = 60
const mostEuros = 1_000_000
const mostPages = 10_000

/** Reads the filters from the query. Invalid values are ignored, so that every URL shows a list. */
export function readListQuery(vehicle: VehicleTypeId | null, query: URLSearchParams): ListState {
  const picked = facets.map((facet) => [facet, pickedOf(facet, query, vehicle)])
  const sort = query.get('sort')
  const point = query.get('ServicePoint')
  const priority = tyrePriorities.find((known) => known === query.get('priority')) ?? null
  const size = sizeOf(query)
  const isBySeason = sort === 'season' && hasWholeSize({ size }) && !isOfVehicle(query)
  const sorts = sortsOf({ search: null, priority, sort: isBySeason ? 'season' : 'net_price_asc' })
  const skipped = valuesIn(query.getAll('skip'))
  return {
    ...emptyList(vehicle),
    size,
    picked: Object.fromEntries(picked) as ListState['picked'],
    price: priceOf(query),
    flags: tyreFlags.filter((flag) => query.get(flag) === '1'),
    minStock: wholeNumber(query.get('min_stock'), 1, mostMinStock),
    sort: sorts.find((known) => known === sort) ?? sorts[0],
    page: wholeNumber(query.get('page'), 1, mostPages) ?? 1,
    servicePoint: point !== null && isSlug(point) ? point : null,
    plate: plateOf(query),
    car: carOf(query),
    priority,
    skipped: isOfVehicle(query) ? questions.filter((question) => skipped.includes(question)) : [],
    previousAnswer: isOfVehicle(query) ? readPreviousAnswer(query.get('previous_answer')) : null,
  }
}

/**
 * Returns the plate in the query. A long plate is cut and not ignored, so that the visitor sees that it was not
 * found.
 */
function plateOf(query: URLSearchParams): string | null {
  const typed = plateNames.map((name) => cleanPlate(query.get(name) ?? ''))
  return typed.find(Boolean) ?? null
}

function cleanPlate(text: string): string {
  return cleanText(text, longestPlate)
}

function cleanText(text: string, longest: number): string {
  return text
    .slice(0, 5 * longest)
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, longest)
    .trim()
}

/** Questions are asked, and can be skipped, only for a vehicle. */
function isOfVehicle(query: URLSearchParams): boolean {
  return plateOf(query) !== null || carOf(query) !== null
}

/** Returns the make, model and year in the query. Without a make there is neither a model nor a year. */
function carOf(query: URLSearchParams): ListCar | null {
  const [make = '', model = '', year = ''] = ['make', 'model', 'year'].map((name) =>
    cleanText(query.get(name) ?? '', longestCarName),
  )
  return make === '' ? null : { make, model, year: model === '' ? '' : year }
}

/** Returns the size in the query. A rear size that is not whole, or without a front size, is ignored. */
function sizeOf(query: URLSearchParams): ListSize {
  const front = measuresOf(query, '')
  const rear = measuresOf(query, 'rear_')
  return isWhole(front) && isWhole(rear) ? { ...front, rear } : front
}

function measuresOf(query: URLSearchParams, prefix: '' | 'rear_') {
  return {
    width: measureOf(query.get(`${prefix}width`), false),
    height: measureOf(query.get(`${prefix}height`), true),
    diameter: measureOf(query.get(`${prefix}diameter`)?.replace(/^r/i, ''), false),
  }
}

function isWhole(size: ListSize): size is Readonly<Record<Measure, number>> {
  return measures.every((measure) => size[measure] !== null)
}

function measureOf(text: string | null | undefined, mayBeZero: boolean): number | null {
  if (!text || !/^\d{1,3}([.,]\d{1,2})?$/.test(text.trim())) return null
  const value = Number(text.trim().replace(',', '.'))
  return value > 0 || mayBeZero ? value : null
}

/** Returns the values of a filter as they are written in the query, known or not. */
export function textsOf(facet: Facet, query: URLSearchParams): string[] {
  return valuesIn(spellings[facet].flatMap((name) => [...query.getAll(name), ...query.getAll(`${name}[]`)]))
}

function pickedOf(facet: Facet, query: URLSearchParams, vehicle: VehicleTypeId | null): readonly string[] {
  const values = textsOf(facet, query).flatMap((text) =>
    text.length > longestValue ? [] : (valueIn(facet, text, vehicle) ?? []),
  )
  const byKey = new Map(values.map((value) => [facet === 'brand' ? brandKey(value) : value, value]))
  return [...byKey.values()].slice(0, mostValues)
}

const speedIndex = /^(A[1-8]|[B-HJ-NP-WY]|\(Y\)|ZR)$/
const brandName = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .&+'’-]*$/u

function valueIn(facet: Facet, text: string, vehicle: VehicleTypeId | null): string | null {
  if (facet === 'tyre_season')
    return seasonsFor(vehicle ?? allVehicles).find((one) => one === seasonOf(text))?.name ?? null
  if (facet === 'brand') return brandName.test(text) ? text : null
  if (facet === 'load_index') return wholeNumber(text, 0, 300)?.toString() ?? null
  if (facet === 'noise_value') return wholeNumber(text, 40, 120)?.toString() ?? null
  const upper = text.toUpperCase()
  return (facet === 'speed_index' ? speedIndex : /^[A-G]$/).test(upper) ? upper : null
}

/** Returns the price filter. Returns null if one of the bounds is missing or zero. */
function priceOf(query: URLSearchParams): PriceBounds | null {
  const from = Math.floor(eurosOf(query.get('price_gte')))
  const to = Math.ceil(eurosOf(query.get('price_lte')))
  return from > 0 && to >= from ? { from, to } : null
}

function eurosOf(text: string | null): number {
  const euros = text !== null && /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : 0
  return euros <= mostEuros ? euros : 0
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}
