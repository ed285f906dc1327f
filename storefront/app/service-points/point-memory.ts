import { storage } from '@pito/web/boot/storage'
import { chosenPoint, storedPlace } from './places/place-memory.ts'
import type { Point } from './point.ts'
import type { PointSearch } from './point-search.ts'
import { firstSearch, readPointSearch } from './point-search.ts'

const keys = {
  radius: 'DefaultKilometer',
  vehicleType: 'Default_V_T',
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

export function storePoint(point: Point | null): void {
  if (!point) chosenPoint.remove()
  else chosenPoint.write({ id: point.id, slug: point.slug, company_name: point.name })
}
