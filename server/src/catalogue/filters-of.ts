import type { CatalogueFilters } from '@pito/contracts/catalogue-query'
import type { Sentence } from '@pito/contracts/values/sentences'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { Context } from '../platform/context.ts'
import { refuseFields } from '../platform/refuse-fields.ts'
import { fitsOfServicePoint } from '../service-points/index.ts'
import type { QueriedVehicle } from '../vehicles/index.ts'
import { queriedVehicle } from '../vehicles/index.ts'
import { catalogueOf } from './open-catalogue.ts'
import { brandsNamed } from './rules/brands-named.ts'
import { indexedSize } from './rules/indexed-size.ts'
import { tyreTypesFor } from './rules/tyre-types.ts'
import { chosenMarks } from './search-index/article.ts'
import type { Filters, RequestedSize } from './search-index/filters.ts'

type IndexedSize = ReturnType<typeof indexedSize>

const nothingFits = { vehicleTypes: [], minDiameter: 0, maxDiameter: 0 }

/** Converts the filters of a query to the units of the search index: hundredths, tenths and cents. */
export async function filtersOf(ctx: Context, query: CatalogueFilters): Promise<Filters> {
  const { vehicle_type: type, width, height, diameter, ServicePoint: point } = query
  const vehicle = await queriedVehicle(ctx, query)
  const pair = pairIn(ctx, query)
  return {
    vehicleType: type === allVehicles ? undefined : type,
    ...(!pair && { width: scaled(width, 100), aspect: height, diameter: scaled(diameter, 10) }),
    brandIds: brandIds(ctx, query),
    modelIds: query.model_id,
    seasonIds: query.tyre_season_id,
    speedIndexes: query.speed_index,
    loadIndexes: query.load_index,
    fuel: query.fuel_efficiency,
    wet: query.wet_grip,
    noiseClasses: query.noise_class,
    noiseValues: query.noise_value,
    ...chosenMarks(query),
    minStock: query.min_stock ?? (query.in_stock === '1' ? 1 : undefined),
    ...priceRange(query),
    ...(vehicle && { sizes: sizesOf(vehicle) }),
    ...(pair && { sizes: sizesOfPair(pair, vehicle) }),
    ...(vehicle?.light && { winterUse: ['allowed'] }),
    ...(point !== undefined && { fits: (await fitsOfServicePoint(ctx, point)) ?? nothingFits }),
  }
}

/**
 * Returns the front and the rear size of a query. Returns null if it has no rear size, and refuses a query with a part
 * of the two sizes, because the list would otherwise be of other tyres without notice.
 */
function pairIn(ctx: Context, query: CatalogueFilters): IndexedSize[] | null {
  const { width, height, diameter, rear_width, rear_height, rear_diameter } = query
  const measures = { width, height, diameter, rear_width, rear_height, rear_diameter }
  const missing = Object.entries(measures).flatMap(([name, value]) => (value === undefined ? [name] : []))
  const hasRear = [rear_width, rear_height, rear_diameter].some((measure) => measure !== undefined)
  if (hasRear) refuseFields(ctx, Object.fromEntries(missing.map((name) => [name, partOfPair(missing)])))
  const front = wholeSize(width, height, diameter)
  const rear = wholeSize(rear_width, rear_height, rear_diameter)
  return front && rear && [front, rear]
}

function partOfPair(missing: readonly string[]): Sentence {
  return {
    fi_FI: `Eri koko edessä ja takana vaatii kaikki kuusi mittaa. Puuttuu: ${missing.join(', ')}.`,
    en_GB: `Different sizes in front and rear need all six measures. Missing: ${missing.join(', ')}.`,
  }
}

function wholeSize(width?: number, aspectRatio?: number, diameter?: number): IndexedSize | null {
  if (width === undefined || aspectRatio === undefined || diameter === undefined) return null
  return indexedSize({ width, aspectRatio, diameter })
}

/** Returns those of the sizes of a pair that the vehicle, if any, is approved for. */
function sizesOfPair(pair: readonly IndexedSize[], vehicle: QueriedVehicle | null): RequestedSize[] {
  if (!vehicle) return pair.map((size) => ({ ...size, vehicleTypes: [allVehicles] }))
  return sizesOf(vehicle).filter((approved) => pair.some((size) => isSameSize(size, approved)))
}

function isSameSize(one: IndexedSize, other: IndexedSize): boolean {
  return one.width === other.width && one.aspect === other.aspect && one.diameter === other.diameter
}

/** Returns the sizes that the vehicle is approved for on all wheels, without those of pairs of a front and a rear size. */
export function sizesOnAllWheels({ vehicle_type, fitments }: QueriedVehicle): RequestedSize[] {
  return sizesOf({ vehicle_type, sizes: fitments.flatMap(({ front, rear }) => (rear ? [] : [front])) })
}

function sizesOf({ vehicle_type, sizes }: Pick<QueriedVehicle, 'vehicle_type' | 'sizes'>): RequestedSize[] {
  return sizes.map((size) => ({
    ...indexedSize(sizeOfProduct(size)),
    vehicleTypes: tyreTypesFor(vehicle_type, size.commercial),
  }))
}

function brandIds({ platform }: Context, { brand_id: ids, brand: names }: CatalogueFilters) {
  if (!names || names.length === 0) return ids
  return [...(ids ?? []), ...brandsNamed(names, catalogueOf(platform).brands.values())]
}

/**
 * Returns the bounds of the price. Either bound may be given without the other. If one of them is zero, no price was
 * set, and neither bound applies.
 */
function priceRange({
  price_gte: from,
  price_lte: to,
}: CatalogueFilters): Pick<Filters, 'priceGte' | 'priceLte'> {
  return from === 0 || to === 0 ? {} : { priceGte: scaled(from, 100), priceLte: scaled(to, 100) }
}

function scaled(value: number | undefined, times: number): number | undefined {
  return value === undefined ? undefined : Math.round(value * times)
}
