import type { NotCheckedOut } from '@pito/contracts/values/not-checked-out'

export interface CartToCheckOut {
  /** False while the company that would sell is not known. */
  readonly isOpen: boolean
  readonly lines: readonly { readonly quantity: number; readonly most: number }[]
  readonly fitting: boolean
  readonly hasAppointment: boolean
  /** True if the point of the appointment has a price for every chosen service, for the tyres in the cart. */
  readonly isServed: boolean
  /** True if the time is held for the number of tyres that the cart now has. */
  readonly isForTheseTyres: boolean
  readonly isGuest: boolean
  readonly totalCents: number
}

/** The identity of a guest is not known, so a larger order requires a log-in or a phone call. */
const guestLimits = { tyres: 24, cents: 1_000_000 }
/** Paytrail's limit for one payment. */
const maxPayableCents = 99_999_998

/** Returns the reason why a cart cannot become an order as it is. */
export function whyNotCheckedOut(cart: CartToCheckOut): NotCheckedOut | null {
  if (cart.lines.length === 0) return 'cart-empty'
  if (!cart.isOpen) return 'sales-not-open'
  if (cart.lines.some(({ most }) => most === 0)) return 'sold-out'
  if (cart.lines.some(({ quantity, most }) => quantity > most)) return 'not-enough-stock'
  if (cart.totalCents > maxPayableCents) return 'amount-too-large'
  if (cart.isGuest && isTooLargeForGuest(cart)) return 'guest-order-too-large'
  if (!cart.fitting) return null
  const { hasAppointment, isServed, isForTheseTyres } = cart
  return hasAppointment && isServed && isForTheseTyres ? null : 'appointment-missing'
}

function isTooLargeForGuest({ lines, totalCents }: CartToCheckOut): boolean {
  const tyres = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return tyres > guestLimits.tyres || totalCents > guestLimits.cents
}
