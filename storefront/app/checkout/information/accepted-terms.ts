import type { Cart } from '@pito/contracts/cart'
import { tabStorage } from '@pito/web/boot/storage'

export const acceptedTermsKey = 'accepted_terms'

/** Remembers in this tab that the terms have been accepted for the order that this cart makes. */
export function rememberTerms(cart: Cart): void {
  tabStorage.set(acceptedTermsKey, orderIn(cart))
}

/** Tells whether the terms have been accepted in this tab for exactly this order. */
export function hasAcceptedTerms(cart: Cart): boolean {
  return tabStorage.get(acceptedTermsKey) === orderIn(cart)
}

/** Returns what an order consists of: its lines, its total, and the place and time of the fitting. */
function orderIn({ id, total, line_items, appointment, with_service }: Cart): string {
  const lines = line_items.map(({ type, type_id, quantity, sub_total }) => [
    type,
    type_id,
    quantity,
    sub_total,
  ])
  const { dealer_id, schedule_date, start_time } = appointment ?? {}
  return JSON.stringify([id, total, lines, with_service, dealer_id, schedule_date, start_time])
}
