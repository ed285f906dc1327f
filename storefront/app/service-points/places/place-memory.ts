import type { Place } from '@pito/contracts/places'
import { storage } from '@pito/web/boot/storage'
import { storedValue } from './stored-value.ts'

const addressKey = 'GoogleAddress'

const place = storedValue('GoogleSelectedPlace', (value): value is Place => {
  const { label, latitude, longitude } = (value ?? {}) as Partial<Place>
  return typeof label === 'string' && Number.isFinite(latitude) && Number.isFinite(longitude)
})

/** A service point that the visitor has selected. */
export interface ChosenPoint {
  readonly id: number
  readonly slug: string
  readonly company_name: string
}

export const chosenPoint = storedValue('SearchedSelectedServicePoint', (value): value is ChosenPoint => {
  const { id, slug, company_name } = (value ?? {}) as Partial<ChosenPoint>
  return Number.isInteger(id) && typeof slug === 'string' && typeof company_name === 'string'
})

/** Returns the place that the visitor last searched for, or null if there was none. */
export const storedPlace = place.read
export const usePlace = place.useValue
export const forgetPoint = chosenPoint.remove

export function storePlace(next: Place): void {
  storage.set(addressKey, next.label)
  place.write(next)
}

/** Deletes the place that the visitor searched for and the choices that depend on it. */
export function forgetPlace(): void {
  storage.remove(addressKey)
  place.remove()
  chosenPoint.remove()
}
