import type { CheckoutDetails } from '@pito/contracts/values/checkout-details'

const ofPerson = ['first_name', 'last_name', 'email', 'contact_number'] as const
const ofAddress = ['address_line_1', 'zipcode', 'city'] as const
const ofCompany = ['company_name', 'company_vat_number'] as const

export type MissingDetail =
  | (typeof ofPerson)[number]
  | (typeof ofAddress)[number]
  | (typeof ofCompany)[number]
  | 'country_id'

/**
 * Returns the required fields that have no value, in the order of the form. The values are validated only when the form
 * is sent.
 */
export function missingDetails({ billing, isBusinessCustomer, ...person }: CheckoutDetails): MissingDetail[] {
  return [
    ...ofPerson.filter((name) => person[name] === ''),
    ...(isBusinessCustomer ? ofCompany.filter((name) => billing[name] === '') : []),
    ...ofAddress.filter((name) => billing[name] === ''),
    ...(billing.country_id === null ? (['country_id'] as const) : []),
  ]
}
