import { tabStorage } from '@pito/web/boot/storage'
import { useSyncExternalStore } from 'react'
import type { KnownVehicle } from './known-vehicle.ts'
import { vehicleKey } from './vehicle-key.ts'

const listeners = new Set<() => void>()

/**
 * Stores the facts of a vehicle for this browser tab, or removes them. Every component that shows whether a tyre fits is
 * rendered again.
 */
export function storeVehicle(vehicle: KnownVehicle | null): void {
  if (vehicle) tabStorage.set(vehicleKey, JSON.stringify(vehicle))
  else tabStorage.remove(vehicleKey)
  document.documentElement.toggleAttribute('data-vehicle', vehicle !== null)
  for (const listener of listeners) listener()
}

/** The event after which the cart forgets its licence plate too. */
export const vehicleForgotten = 'vehicle-forgotten'

export function forgetVehicle(): void {
  storeVehicle(null)
  window.dispatchEvent(new Event(vehicleForgotten))
}

/** Returns the stored text of the vehicle of this browser tab, or null on the server and during hydration. */
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
