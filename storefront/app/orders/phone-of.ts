import type { OrderAddress } from '@pito/contracts/orders'

/**
 * Returns the phone number in international form, for example `+358 40 123 4567` for `040 123 4567`. The country code
 * replaces the leading zero.
 */
export function phoneOf({
  country_code,
  contact_number,
}: Pick<OrderAddress, 'country_code' | 'contact_number'>) {
  return /^(\+|00)/.test(contact_number)
    ? contact_number
    : `+${country_code} ${contact_number.replace(/^0/, '')}`
}
