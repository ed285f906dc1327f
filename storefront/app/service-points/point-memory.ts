import { storage } from '@pito/web/boot/storage'
import { storedPlace } from '../places/place-memory.ts'
import type { Point } from './point.ts'
import type { PointSearch } from './point-search.ts'
import { firstSearch, readPointSearch } from './point-search.ts'

const keys = {
  chosen: 'SearchedSelectedServicePoint',
  radius: 'DefaultKilometer',
  vehicleType: 'Default_V_T',
}

export interface ChosenPoint {
  readonly id: number
  readonly slug: string
  readonly company_name: string
}

export function storeSearch({ radius, vehicleType }: PointSearch): void {
  storage.set(keys.radius, String(radius))
  storage.set(keys.vehicleType, String(vehicleType))
}

export function storedSearch(): PointSearch {
  const query = new URLSearchParams({
    address: storedPlace()?.label ?? '',
    search_radius: storage.get(keys.radius) ?? '',
    vehicle_type: storage.get(keys.vehicleType) ?? '',
  })
  return { ...readPointSearch(query), sort: firstSearch.sort }
}

export function storedPoint(): ChosenPoint | null {
  const point = storage.getJson(keys.chosen) as Partial<ChosenPoint> | null
  return typeof point?.slug === 'string' && Number.isInteger(point.id) ? (point as ChosenPoint) : null
}

export function storePoint(point: Point | null): void {
  if (!point) storage.remove(keys.chosen)
  else storage.set(keys.chosen, JSON.stringify({ id: point.id, slug: point.slug, company_name: point.name }))
}
