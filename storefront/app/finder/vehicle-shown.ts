import { useSyncExternalStore } from 'react'
import type { FinderVehicle } from './finder-choice.ts'

const vehicleChanged = 'pito:vehicle'
let shown: FinderVehicle | null = null

/** Publishes the vehicle of the finder's open tab, so that other parts of the page can follow it. */
export function showVehicle(vehicle: FinderVehicle): void {
  shown = vehicle
  window.dispatchEvent(new Event(vehicleChanged))
}

/** The vehicle that was selected on this page; null until one is selected. */
export function useShownVehicle(): FinderVehicle | null {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  )
}

/** Leaving the page resets the vehicle, so that opening it again starts with the page's own. */
function listen(change: () => void): () => void {
  window.addEventListener(vehicleChanged, change)
  return () => {
    window.removeEventListener(vehicleChanged, change)
    shown = null
  }
}
