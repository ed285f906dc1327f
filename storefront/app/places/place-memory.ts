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
 * Returns null if the visitor has not searched yet. Stored values are validated, because anyone can change them in the
 * browser.
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

/** Deletes the place that the customer searched for and the choices that depend on it. */
export function forgetPlace(): void {
  for (const key of Object.values(keys)) storage.remove(key)
}
