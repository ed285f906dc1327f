import type { LossReason } from '@pito/contracts/values/loss-reasons'

interface FormerTime {
  readonly shown: { readonly reason: LossReason }
  readonly startsAt: Date
  readonly lostAt: Date
}

interface CartOfTime {
  /** Whether the customer has chosen to have the tyres fitted. */
  readonly fitting: boolean
  /** Whether the cart has a time for the fitting. */
  readonly hasAppointment: boolean
  /** False if the cart has tyres that no service point fits. */
  readonly canBeFitted: boolean
}

/** An undo is offered as long as a hold lasts. */
const undoMinutes = 15

/**
 * Returns whether the time that a cart had before is still of interest: a time that expired, until the customer chooses
 * another one; a time that the customer gave up, for as long as the choice may have been a mistake. A time that cannot
 * serve the changed cart is no longer of interest once another one has been chosen.
 */
export function isFormerTimeShown(former: FormerTime, cart: CartOfTime, now: Date): boolean {
  if (former.startsAt <= now || !cart.canBeFitted) return false
  if (former.shown.reason === 'expired') return cart.fitting && !cart.hasAppointment
  if (former.shown.reason === 'not-served' && cart.hasAppointment) return false
  return now.getTime() - former.lostAt.getTime() < undoMinutes * 60_000
}
