import { useEffect, useMemo } from 'react'
import type { KnownVehicle } from './known-vehicle.ts'
import { storedVehicle } from './known-vehicle.ts'
import { storeVehicle, useVehicleText } from './vehicle-store.ts'

/** Returns the vehicle of this browser tab, or null if none is known, on the server and during hydration. */
export function useKnownVehicle(): KnownVehicle | null {
  const text = useVehicleText()
  const vehicle = useMemo(() => (text === null ? null : storedVehicle()), [text])
  const isUnreadable = text !== null && vehicle === null
  useEffect(() => {
    // While a value is stored, the style sheet reserves space for marks and hides the question of the cart.
    if (isUnreadable) storeVehicle(null)
  }, [isUnreadable])
  return vehicle
}
