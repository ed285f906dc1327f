import type { CartVehicle } from '@pito/contracts/cart-vehicle'
import type { Settled } from '@pito/web/parts/settled'
import { createContext, use } from 'react'
import type { KnownVehicle } from '../../../fit/known-vehicle.ts'
import { knownOf } from '../../../fit/known-vehicle.ts'
import { useKnownVehicle } from '../../../fit/use-known-vehicle.ts'

/** The vehicle of the cart, which may still be loading. It is null for an empty cart. */
export const CartVehicleContext = createContext<Promise<Settled<{ readonly data: CartVehicle }>> | null>(null)

interface VehicleOfCart {
  /** The vehicle of the cart or, if the cart has none, that of the browser tab. */
  readonly vehicle: KnownVehicle | null
  /** The vehicle that is stored with the cart. */
  readonly stored: CartVehicle['vehicle']
  readonly asks: boolean
  /** True if the cart has a plate that could not be checked. */
  readonly isUnchecked: boolean
}

/** Suspends until the vehicle of the cart has been loaded. */
export function useVehicleOfCart(): VehicleOfCart {
  const loading = use(CartVehicleContext)
  const answer = loading && use(loading)
  const ofTab = useKnownVehicle()
  const stored = answer?.data?.data.vehicle ?? null
  return {
    vehicle: stored ? knownOf(stored) : ofTab,
    stored,
    asks: answer?.data?.data.asks ?? false,
    isUnchecked: answer !== null && !stored && answer.data?.data.not_checked !== null,
  }
}
