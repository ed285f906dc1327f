import { isFittable } from '@pito/contracts/values/vehicle-type'

/** What of a cart was chosen for the tyres in it. */
export interface ChosenForTyres {
  readonly hasAppointment: boolean
  readonly hasServices: boolean
}

/** Whether what was chosen may not suit the cart any longer now that it has more of a tyre. */
export function hasToFollowAdded(
  { hasAppointment, hasServices }: ChosenForTyres,
  { fitting, vehicleType }: { readonly fitting: boolean; readonly vehicleType: number },
): boolean {
  return fitting && (hasAppointment || hasServices || !isFittable(vehicleType))
}

/** The same for a cart that has lost a line. An empty cart begins again, with the choices of a new one. */
export function hasToFollowRemoved(
  { hasAppointment, hasServices }: ChosenForTyres,
  { isEmpty }: { readonly isEmpty: boolean },
): boolean {
  return isEmpty || hasAppointment || hasServices
}
