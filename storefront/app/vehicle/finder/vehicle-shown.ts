import { useSyncExternalStore } from 'react'
import type { FinderVehicle } from './finder-choice.ts'

const vehicleChanged = 'pito:vehicle'
let shown: FinderVehicle | null = null

/**
 * Publishes the vehicle of the open tab, so that other parts of the page can show content for the same vehicle. Null
 * means that no tab was opened on this page.
 */
export function showVehicle(vehicle: FinderVehicle | null): void {
  shown = vehicle
  window.dispatchEvent(new Event(vehicleChanged))
}

/** Returns the vehicle that was selected on this page, or null until one is selected. */
export function useShownVehicle(): FinderVehicle | null {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  )
}

function listen(change: () => void): () => void {
  window.addEventListener(vehicleChanged, change)
  return () => window.removeEventListener(vehicleChanged, change)
}
