import { lookUp } from '@pito/contracts/values/look-up'
import { allSeason, winterSeasons } from '@pito/contracts/values/tyre-season'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import { daysOfClaims } from '../rules/claimed-reduction.ts'
import { indexedSize } from '../rules/indexed-size.ts'
import type { Marking } from '../search-index/article.ts'
import type { Filters, Sort } from '../search-index/filters.ts'
import type { Feature, ListOrder } from './trade-words.ts'
import type { Part, Understanding } from './understand.ts'

/** A value that no tyre has. An empty list would match every tyre. */
const none = [0]

/** Returns the filters that a search text means. Seasons and brands that exclude each other are both listed. */
export function filtersOfParts({ parts, models }: Understanding, now: Date): Filters {
  const brands = idsIn(parts, 'brand')
  const namesOnlyBrands = !parts.some(({ kind }) => kind === 'model')
  const names = namesOnlyBrands ? null : models
  return {
    vehicleType: parts.find(({ kind }) => kind === 'vehicle_type')?.ids[0],
    diameters: diametersIn(parts),
    sizes: listOrAbsent(parts.flatMap(({ size }) => (size ? [requested(size)] : []))),
    ...widthAndAspectOf(parts),
    seasonIds: seasonsOf(parts),
    ...(namesOnlyBrands && { brandIds: brands }),
    modelIds: modelsOf(parts, names),
    loadIndexes: valuesIn(parts, 'load_index', Number),
    speedIndexes: valuesIn(parts, 'speed_index', String),
    markings: markingsIn(parts),
    wet: valuesIn(parts, 'wet_grip', String),
    fuel: valuesIn(parts, 'fuel_efficiency', String),
    noiseClasses: valuesIn(parts, 'noise_class', String),
    noiseValues: decibelsIn(parts),
    dotYears: valuesIn(parts, 'dot_year', Number),
    ...priceRangeOf(parts),
    ...(hasFeature(parts, 'run-flat') && { runFlat: [1] }),
    ...(hasFeature(parts, 'snowflake') && { has3pmsf: [1] }),
    ...(hasFeature(parts, 'in-stock') && { minStock: 1 }),
    ...(hasFeature(parts, 'reduced') && { reductionDays: daysOfClaims(now), minStock: 1 }),
  }
}

/**
 * Returns the part with the order that a search text asks for. Of several, the price counts last, because equally quiet
 * tyres are listed by price anyway.
 */
function partWithOrder(parts: readonly Part[]): Part | null {
  const asked = parts.filter(({ kind }) => kind === 'order')
  return asked.find(({ value }) => value !== 'price' && value !== 'dearest') ?? asked[0] ?? null
}

/** Returns the parts with orders that change nothing, because another order counts. */
export function idleOrders(parts: readonly Part[]): Part[] {
  const asked = partWithOrder(parts)?.value
  return parts.filter(({ kind, value }) => kind === 'order' && value !== asked)
}

export function orderOfParts({ parts }: Pick<Understanding, 'parts'>): Sort | null {
  const part = partWithOrder(parts)
  return (part && lookUp(orders, String(part.value))) ?? null
}

const orders: Readonly<Record<ListOrder, Sort>> = {
  price: { by: 'net_price', order: 'asc' },
  dearest: { by: 'net_price', order: 'desc' },
  quiet: { by: 'quiet', order: 'asc' },
  grip: { by: 'grip', order: 'asc' },
  wet: bestClassFirst('wet'),
  fuel: bestClassFirst('fuel'),
  popularity: { by: 'popularity', order: 'desc' },
}

/** Orders tyres by a class of the EU label, and those of the same class by popularity. */
function bestClassFirst(name: 'wet' | 'fuel'): Sort {
  const preferred = ['A', 'B', 'C', 'D'].map((letter) => ({ filters: { [name]: [letter] } }))
  return { by: 'popularity', order: 'desc', preferred }
}

const featuresOfArticles = ['run-flat', 'snowflake', 'mud-and-snow', 'reduced', 'in-stock']
/** Tyres for winter and all seasons have the mark M+S on the sidewall. */
const mudAndSnow = [...winterSeasons, allSeason]

function seasonsOf(parts: readonly Part[]): readonly number[] | undefined {
  const seasons = idsIn(parts, 'season')
  if (!hasFeature(parts, 'mud-and-snow')) return seasons
  return listOrAbsent(mudAndSnow.filter((id) => seasons?.includes(id) ?? true)) ?? none
}

function hasFeature(parts: readonly Part[], feature: Feature): boolean {
  return parts.some(({ kind, value }) => kind === 'feature' && value === feature)
}

/** Returns the models that the names mean and that have each feature, or undefined if the text has neither. */
function modelsOf(parts: readonly Part[], named: ReadonlySet<number> | null): readonly number[] | undefined {
  const featured = parts
    .filter(({ kind, value }) => kind === 'feature' && !featuresOfArticles.includes(String(value)))
    .map(({ ids }) => new Set(ids))
  const [first, ...rest] = named ? [named, ...featured] : featured
  if (!first) return undefined
  const common = rest.reduce((left, ids) => left.intersection(ids), first)
  return common.size > 0 ? [...common] : none
}

/** Returns the values of "68 dB", and those of a limit such as "enintään 70 dB", which is written ≤70. */
function decibelsIn(parts: readonly Part[]): number[] | undefined {
  return valuesIn(parts, 'noise_value', String)?.flatMap((text) => {
    const most = Number(text.replace('≤', ''))
    return text.startsWith('≤') ? Array.from({ length: 40 }, (_, below) => most - below) : [most]
  })
}

/** Rim diameters go in steps of half an inch. */
const everyDiameter = Array.from({ length: 40 }, (_, step) => 8 + step / 2)

/** Returns the diameters, in tenths of an inch, of "R16", of several rims, and of limits, which are written ≤16 or 15–17. */
function diametersIn(parts: readonly Part[]): number[] | undefined {
  const values = valuesIn(parts, 'diameter', (value) => value as number | string)
  if (!values) return undefined
  const exact = values.filter((value) => typeof value === 'number')
  const limits = values.filter((value) => typeof value === 'string')
  const within = (exact.length > 0 ? exact : everyDiameter).filter((one) =>
    limits.every((limit) => isWithin(one, limit)),
  )
  return within.length > 0 ? within.map((one) => Math.round(10 * one)) : [...none]
}

function isWithin(diameter: number, limit: string): boolean {
  const [, sign = '', from, to] = /^([<>≤≥]?)([\d.]+)(?:–([\d.]+))?$/.exec(limit) ?? []
  const bound = Number(from)
  if (sign === '<') return diameter < bound
  if (sign === '≤') return diameter <= bound
  if (sign === '>') return diameter > bound
  return diameter >= bound && (sign === '≥' || diameter <= Number(to))
}

/** Returns the bounds in cents of a price, which is written 0-100 or 100-150 or 100-. */
function priceRangeOf(parts: readonly Part[]): Pick<Filters, 'priceGte' | 'priceLte'> {
  const price = parts.find(({ kind }) => kind === 'price')
  if (!price) return {}
  const [from = 0, to = 0] = String(price.value).split('-').map(Number)
  return { ...(from > 0 && { priceGte: 100 * from }), ...(to > 0 && { priceLte: 100 * to }) }
}

/** Returns the filters that match the tyres which both filters match. Values of both are taken from `filters`. */
export function narrowed(filters: Filters, further: Filters): Filters {
  const both: Record<string, unknown> = { ...filters }
  for (const [name, value] of Object.entries(further)) {
    const given = both[name]
    if (value === undefined) continue
    if (isAbsent(given)) both[name] = value
    else if (name === 'priceGte') both[name] = Math.max(Number(given), Number(value))
    else if (name === 'priceLte') both[name] = Math.min(Number(given), Number(value))
    else both[name] = intersection(given, value)
  }
  return both as Filters
}

function isAbsent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

function intersection(one: unknown, other: unknown): unknown {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other ? one : -1
  const keys = new Set(other.map(keyOf))
  const common = one.filter((value) => keys.has(keyOf(value)))
  return common.length > 0 ? common : none
}

/** Sizes are compared without the vehicle types, which the sizes of a licence plate have and a typed size does not. */
function keyOf(value: unknown): string {
  const { width, aspect, diameter } = Object(value)
  return width === undefined ? String(value) : `${width}/${aspect}/${diameter}`
}

function requested(size: NonNullable<Part['size']>) {
  return { ...indexedSize(size), vehicleTypes: [allVehicles] }
}

/** Returns the width and the aspect ratio of a size without its rim diameter, such as 205/55, or of a width alone. */
function widthAndAspectOf(parts: readonly Part[]): Pick<Filters, 'width' | 'aspect'> {
  const begun = parts.find(({ kind, size }) => kind === 'size' && size === null)
  if (!begun) return {}
  const [widthMm, aspect] = String(begun.value).split('/').map(Number)
  return { width: 100 * (widthMm ?? 0), ...(aspect !== undefined && { aspect }) }
}

/** Returns the ids that all parts of a kind have in common: talvi and kitka. Without such an id, each may match. */
function idsIn(parts: readonly Part[], kind: Part['kind']): readonly number[] | undefined {
  const lists = parts.filter((part) => part.kind === kind).map(({ ids }) => new Set(ids))
  const [first, ...rest] = lists
  if (!first) return undefined
  const common = rest.reduce((left, ids) => left.intersection(ids), first)
  return [...(common.size > 0 ? common : new Set(lists.flatMap((ids) => [...ids])))]
}

function valuesIn<Value>(parts: readonly Part[], kind: Part['kind'], read: (value: unknown) => Value) {
  return listOrAbsent(parts.filter((part) => part.kind === kind).map(({ value }) => read(value)))
}

const withC: Readonly<Record<string, readonly Marking[]>> = {
  XL: ['XL', 'C XL'],
  RF: ['RF', 'C RF'],
  C: ['C', 'C XL', 'C RF'],
}

function markingsIn(parts: readonly Part[]): Marking[] | undefined {
  return listOrAbsent(
    valuesIn(parts, 'marking', String)?.flatMap((marking) => lookUp(withC, marking) ?? []) ?? [],
  )
}

function listOrAbsent<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined
}
