import { lookUp } from '@pito/contracts/values/look-up'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import { indexedSize } from '../rules/indexed-size.ts'
import type { Marking } from '../search/article.ts'
import type { Filters } from '../search/filters.ts'
import type { Part, Understanding } from './understand.ts'

/** A value that no tyre has. An empty list would match every tyre. */
const none = [0]

/** Returns the filters that a search text means. Seasons and brands that exclude each other are both listed. */
export function filtersOfParts({ parts, models }: Understanding): Filters {
  const brands = idsIn(parts, 'brand')
  const namesOnlyBrands = !parts.some(({ kind }) => kind === 'model')
  return {
    vehicleType: parts.find(({ kind }) => kind === 'vehicle_type')?.ids[0],
    diameter: tenths(parts.find(({ kind }) => kind === 'diameter')?.value),
    sizes: listOrAbsent(parts.flatMap(({ size }) => (size ? [requested(size)] : []))),
    seasonIds: idsIn(parts, 'season'),
    ...(namesOnlyBrands ? { brandIds: brands } : { modelIds: models?.size ? [...models] : none }),
    loadIndexes: valuesIn(parts, 'load_index', Number),
    speedIndexes: valuesIn(parts, 'speed_index', String),
    markings: markingsIn(parts),
  }
}

/** Returns the filters that match the tyres which both filters match. Values of both are taken from `filters`. */
export function narrowed(filters: Filters, further: Filters): Filters {
  const both: Record<string, unknown> = { ...filters }
  for (const [name, value] of Object.entries(further)) {
    const given = both[name]
    if (value === undefined) continue
    both[name] = isAbsent(given) ? value : intersection(given, value)
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

function tenths(inches: string | number | undefined): number | undefined {
  return inches === undefined ? undefined : Math.round(Number(inches) * 10)
}
