import type { OrderAddress } from '@pito/contracts/orders'

/** `040 123 4567` as `+358 40 123 4567`: a country’s code takes the place of the zero. */
export function phoneOf({
  country_code,
  contact_number,
}: Pick<OrderAddress, 'country_code' | 'contact_number'>) {
  return /^(\+|00)/.test(contact_number)
    ? contact_number
    : `+${country_code} ${contact_number.replace(/^0/, '')}`
}
