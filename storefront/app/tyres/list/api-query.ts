import type { getAllFilters, getProducts } from '@pito/contracts/catalogue'
import type { Request } from '@pito/contracts/endpoint'
import { seasonOf } from '@pito/contracts/values/tyre-season'
import { allVehicles, isFittable } from '@pito/contracts/values/vehicle-type'
import type { ListState, Sort } from './list-state.ts'

/** Returns the filters as the API expects them. Filters without a choice are not sent. */
export function filtersQuery({
  vehicle,
  size,
  picked,
  price,
  flags,
  minStock,
  servicePoint,
  plate,
  car,
}: ListState) {
  const seasons = picked.tyre_season.flatMap((name) => seasonOf(name)?.id.toString() ?? [])
  const query = {
    vehicle_type: vehicle?.toString(),
    width: size.width ?? undefined,
    height: size.height ?? undefined,
    diameter: size.diameter ?? undefined,
    rear_width: size.rear?.width,
    rear_height: size.rear?.height,
    rear_diameter: size.rear?.diameter,
    tyre_season_id: listed(seasons),
    brand: listed(picked.brand),
    speed_index: listed(picked.speed_index),
    load_index: listed(picked.load_index),
    fuel_efficiency: listed(picked.fuel_efficiency),
    wet_grip: listed(picked.wet_grip),
    noise_class: listed(picked.noise_class),
    noise_value: listed(picked.noise_value),
    price_gte: price?.from,
    price_lte: price?.to,
    ...Object.fromEntries(flags.map((flag) => [flag, '1'])),
    min_stock: minStock ?? undefined,
    licencePlate: plate ?? undefined,
    ...(car && !plate && { make: car.make, model: car.model, year: car.year }),
    ServicePoint: servicePoint ?? undefined,
  }
  return withoutBlanks(query) as Request<typeof getAllFilters>
}

/**
 * Returns the API query for a list. The page size is not part of it, because it is a setting of the shop
 * (PRODUCTS_PER_PAGE).
 */
export function productsQuery(state: ListState): Request<typeof getProducts> {
  return {
    ...filtersQuery(state),
    page: state.page,
    ...orderQuery(state.sort),
    ...(hasSetsFirst(state) && { sets_first: '1' as const }),
    with: '[image,brand,model,tyre_category,tyreSeason]',
  }
}

function orderQuery(sort: Sort): Pick<Request<typeof getProducts>, 'priority' | 'sort_by' | 'sort_order'> {
  if (sort === 'season') return orderQuery('net_price_asc')
  if (sort === 'grip' || sort === 'quiet') return { priority: sort }
  const cut = sort.lastIndexOf('_')
  return {
    sort_by: sort.slice(0, cut) as 'name' | 'net_price',
    sort_order: sort.slice(cut + 1) as 'asc' | 'desc',
  }
}

/**
 * Returns whether the list shows tyres of which four can be bought before those of which fewer are left. Trucks need
 * other numbers of tyres.
 */
export function hasSetsFirst({ vehicle }: ListState): boolean {
  return isFittable(vehicle ?? allVehicles)
}

function listed(values: readonly string[]): string | undefined {
  return values.length > 0 ? values.join(',') : undefined
}

function withoutBlanks(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}
