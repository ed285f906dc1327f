import { isFittable } from '@pito/contracts/values/vehicle-type'

/** The choices that were made for the tyres in a cart. */
export interface ChosenForTyres {
  readonly hasAppointment: boolean
  readonly hasServices: boolean
}

/** Returns whether the choices may no longer suit the cart after a quantity of a tyre has been added. */
export function mustAdjustAfterAdding(
  { hasAppointment, hasServices }: ChosenForTyres,
  { fitting, vehicleType }: { readonly fitting: boolean; readonly vehicleType: number },
): boolean {
  return fitting && (hasAppointment || hasServices || !isFittable(vehicleType))
}

/**
 * Returns whether the choices may no longer suit the cart after a line has been removed. An empty cart starts again
 * with the choices of a new cart.
 */
export function mustAdjustAfterRemoving(
  { hasAppointment, hasServices }: ChosenForTyres,
  { isEmpty }: { readonly isEmpty: boolean },
): boolean {
  return isEmpty || hasAppointment || hasServices
}
