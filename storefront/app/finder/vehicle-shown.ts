import { useSyncExternalStore } from 'react'
import type { FinderVehicle } from './finder-choice.ts'

const vehicleChanged = 'pito:vehicle'
let shown: FinderVehicle | null = null

/** A finder says which vehicle its open tab is for; other parts of the page may follow. */
export function showVehicle(vehicle: FinderVehicle): void {
  shown = vehicle
  window.dispatchEvent(new Event(vehicleChanged))
}

/** The vehicle that was changed to on this page; null until then. */
export function useShownVehicle(): FinderVehicle | null {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  )
}

/** A page that is opened again begins with its own. */
function listen(change: () => void): () => void {
  window.addEventListener(vehicleChanged, change)
  return () => {
    window.removeEventListener(vehicleChanged, change)
    shown = null
  }
}
