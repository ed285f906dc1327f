export interface CartToCheckOut {
  readonly lines: readonly { readonly quantity: number; readonly most: number }[]
  readonly fitting: boolean
  readonly hasAppointment: boolean
  /** Every chosen service has a price at the point of the appointment, for these tyres. */
  readonly isServed: boolean
  /** As many as the time is held for. */
  readonly isForTheseTyres: boolean
}

export type NotCheckedOut = 'cart-empty' | 'sold-out' | 'not-enough-stock' | 'appointment-missing'

/** Why a cart cannot become an order as it is. */
export function whyNotCheckedOut(cart: CartToCheckOut): NotCheckedOut | null {
  if (cart.lines.length === 0) return 'cart-empty'
  if (cart.lines.some(({ most }) => most === 0)) return 'sold-out'
  if (cart.lines.some(({ quantity, most }) => quantity > most)) return 'not-enough-stock'
  if (!cart.fitting) return null
  const { hasAppointment, isServed, isForTheseTyres } = cart
  return hasAppointment && isServed && isForTheseTyres ? null : 'appointment-missing'
}
