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

/**
 * Returns the place that the visitor last searched for, or null if there was none. Stored values are validated,
 * because anything may be in the browser's storage.
 */
export function storedPlace(): Place | null {
  const place = storage.getJson(keys.place) as Partial<Place> | null
  const isPlace =
    typeof place?.label === 'string' && Number.isFinite(place.latitude) && Number.isFinite(place.longitude)
  return isPlace ? (place as Place) : null
}

export function forgetPoint(): void {
  storage.remove(keys.chosen)
}

/** Deletes the place that the visitor searched for and the choices that depend on it. */
export function forgetPlace(): void {
  for (const key of Object.values(keys)) storage.remove(key)
}
