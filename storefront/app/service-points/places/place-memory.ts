import type { Place } from '@pito/contracts/places'
import { storage } from '@pito/web/boot/storage'
import { useSyncExternalStore } from 'react'
import { placeKey } from './place-key.ts'

const listeners = new Set<() => void>()

function announceChange(): void {
  for (const listener of listeners) listener()
}

/**
 * Components are notified of changes on this page, in other tabs (`storage`), and on another page before the visitor
 * came back to this one (`pageshow`).
 */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

/**
 * Returns access to a JSON value in the browser's storage, for components that show it. Stored values are validated,
 * because anything may be in the storage. If the storage refuses the value, this page still holds it.
 */
export function storedValue<Value>(key: string, isValid: (value: unknown) => value is Value) {
  let latest: { readonly text: string | null; readonly value: Value | null } = { text: null, value: null }
  let refused: string | null = null
  const read = (): Value | null => {
    const text = refused ?? storage.get(key)
    if (text === latest.text) return latest.value
    const value = storage.getJson(key)
    latest = { text, value: isValid(value) ? value : null }
    return latest.value
  }
  return {
    read,
    write(value: Value): void {
      const text = JSON.stringify(value)
      storage.set(key, text)
      refused = storage.get(key) === text ? null : text
      latest = { text, value }
      announceChange()
    },
    remove(): void {
      storage.remove(key)
      refused = null
      announceChange()
    },
    /** Returns the value, which is null while the page is hydrated. */
    useValue: (): Value | null => useSyncExternalStore(subscribe, read, () => null),
  }
}

const addressKey = 'GoogleAddress'

const place = storedValue(placeKey, (value): value is Place => {
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
