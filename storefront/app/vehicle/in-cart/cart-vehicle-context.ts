import type { CartVehicle } from '@pito/contracts/cart-vehicle'
import { createContext, use, useMemo } from 'react'
import type { KnownVehicle } from '../known-vehicle.ts'
import { knownOf } from '../known-vehicle.ts'
import { useKnownVehicle } from '../use-known-vehicle.ts'

export const noVehicle: CartVehicle = { vehicle: null, not_checked: null, asks: false }

/** The vehicle of the cart that the page has loaded. */
export const CartVehicleContext = createContext(noVehicle)

interface VehicleOfCart {
  /** The vehicle of the cart or, if the cart has none, that of the browser tab. */
  readonly vehicle: KnownVehicle | null
  /** The vehicle that is stored with the cart. */
  readonly stored: CartVehicle['vehicle']
  readonly asks: boolean
  /** True if the cart has a plate that could not be checked. */
  readonly isUnchecked: boolean
}

export function useVehicleOfCart(): VehicleOfCart {
  const { vehicle: stored, asks, not_checked } = use(CartVehicleContext)
  const ofTab = useKnownVehicle()
  const isUnchecked = not_checked !== null
  // A plate that could not be checked is that of another vehicle than the one of the browser tab.
  const other = isUnchecked ? null : ofTab
  const ofCart = useMemo(() => stored && knownOf(stored), [stored])
  return { vehicle: ofCart ?? other, stored, asks, isUnchecked }
}
