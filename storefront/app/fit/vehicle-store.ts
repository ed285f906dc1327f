import { tabStorage } from '@pito/web/boot/storage'
import { useSyncExternalStore } from 'react'
import { vehicleKey } from './vehicle-key.ts'

const listeners = new Set<() => void>()

/**
 * Stores the facts of a vehicle as text for this browser tab, or removes them. Every component that shows whether a
 * tyre fits is rendered again.
 */
export function storeVehicleText(text: string | null): void {
  if (text === null) tabStorage.remove(vehicleKey)
  else tabStorage.set(vehicleKey, text)
  document.documentElement.toggleAttribute('data-vehicle', text !== null)
  for (const listener of listeners) listener()
}

/** The event after which the cart forgets its licence plate too. */
export const vehicleForgotten = 'vehicle-forgotten'

export function forgetVehicle(): void {
  storeVehicleText(null)
  window.dispatchEvent(new Event(vehicleForgotten))
}

/** Returns the text of the vehicle of this browser tab, or null on the server and during hydration. */
export function useVehicleText(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => tabStorage.get(vehicleKey),
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
