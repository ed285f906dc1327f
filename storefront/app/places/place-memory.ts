import type { Place } from '@pito/contracts/places'
import { storage } from '@pito/web/boot/storage'

const keys = {
  chosen: 'SearchedSelectedServicePoint',
  address: 'GoogleAddress',
  place: 'GoogleSelectedPlace',
}

export function storePlace(place: Place): void {
  storage.set(keys.address, place.label)
  storage.set(keys.place, JSON.stringify(place))
}

/** Null where the visitor has searched nowhere. What somebody else wrote there is not trusted. */
export function storedPlace(): Place | null {
  const place = storage.getJson(keys.place) as Partial<Place> | null
  const isPlace =
    typeof place?.label === 'string' && Number.isFinite(place.latitude) && Number.isFinite(place.longitude)
  return isPlace ? (place as Place) : null
}

export function forgetPoint(): void {
  storage.remove(keys.chosen)
}

/** Nothing is left of where somebody searched and what they chose. */
export function forgetPlace(): void {
  for (const key of Object.values(keys)) storage.remove(key)
}
