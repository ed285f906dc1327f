import { useSyncExternalStore } from 'react'

const told = 'pito:vehicle'
let shown: number | null = null

/** A finder says which vehicle its open tab is for; other parts of the page may follow. */
export function showVehicle(vehicle: number): void {
  shown = vehicle
  window.dispatchEvent(new Event(told))
}

/** The vehicle that was changed to on this page; null until then. */
export function useShownVehicle(): number | null {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  )
}

/** A page that is gone to anew begins with its own. */
function listen(change: () => void): () => void {
  window.addEventListener(told, change)
  return () => {
    window.removeEventListener(told, change)
    shown = null
  }
}
