import { useMemo } from 'react'
import type { KnownVehicle } from './known-vehicle.ts'
import { storedVehicle } from './known-vehicle.ts'
import { useVehicleText } from './vehicle-store.ts'

/** Returns the vehicle of this browser tab, or null if none is known, on the server and during hydration. */
export function useKnownVehicle(): KnownVehicle | null {
  const text = useVehicleText()
  return useMemo(() => (text === null ? null : storedVehicle()), [text])
}
