import type { Appointment } from '@pito/contracts/booking'
import type { Cart } from '@pito/contracts/cart'
import { useState } from 'react'

export type RenewedHold = Pick<Appointment, 'held_until' | 'seconds_left'>

/** Returns the time of the cart with the end of its hold, which storing the draft renews without reloading the page. */
export function useRenewedTime(cart: Cart) {
  const [renewed, setRenewed] = useState<{ readonly cart: Cart; readonly hold: RenewedHold } | null>(null)
  const hold = renewed?.cart === cart && renewed.hold.held_until !== null ? renewed.hold : null
  return {
    appointment: cart.appointment && { ...cart.appointment, ...hold },
    renew: (next: RenewedHold) => setRenewed({ cart, hold: next }),
  }
}
