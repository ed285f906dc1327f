import type { NotCheckedOut } from '@pito/contracts/values/not-checked-out'

export interface CartToCheckOut {
  readonly lines: readonly { readonly quantity: number; readonly most: number }[]
  readonly fitting: boolean
  readonly hasAppointment: boolean
  /** Every chosen service has a price at the point of the appointment, for these tyres. */
  readonly isServed: boolean
  /** As many as the time is held for. */
  readonly isForTheseTyres: boolean
  readonly isGuest: boolean
  readonly totalCents: number
}

/** Larger orders are for companies that are logged in, or for the phone, because nobody knows a guest. */
const mostOfGuest = { tyres: 24, cents: 1_000_000 }
/** Paytrail takes no more in one payment. */
const mostPayableCents = 99_999_998

/** Why a cart cannot become an order as it is. */
export function whyNotCheckedOut(cart: CartToCheckOut): NotCheckedOut | null {
  if (cart.lines.length === 0) return 'cart-empty'
  if (cart.lines.some(({ most }) => most === 0)) return 'sold-out'
  if (cart.lines.some(({ quantity, most }) => quantity > most)) return 'not-enough-stock'
  if (cart.totalCents > mostPayableCents) return 'amount-too-large'
  if (cart.isGuest && isTooLargeForGuest(cart)) return 'guest-order-too-large'
  if (!cart.fitting) return null
  const { hasAppointment, isServed, isForTheseTyres } = cart
  return hasAppointment && isServed && isForTheseTyres ? null : 'appointment-missing'
}

function isTooLargeForGuest({ lines, totalCents }: CartToCheckOut): boolean {
  const tyres = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return tyres > mostOfGuest.tyres || totalCents > mostOfGuest.cents
}
