import type { CheckoutDetails } from '@pito/contracts/values/checkout-details'

/** True if every required field has a value. The values are validated only when the form is sent. */
export function isFilled({ billing, isBusinessCustomer, ...person }: CheckoutDetails): boolean {
  const { first_name, last_name, contact_number, email } = person
  const { address_line_1, zipcode, city, country_id, company_name, company_vat_number } = billing
  const ofPerson = [first_name, last_name, contact_number, email, address_line_1, zipcode, city]
  const ofCompany = isBusinessCustomer ? [company_name, company_vat_number] : []
  return country_id !== null && [...ofPerson, ...ofCompany].every((text) => text !== '')
}
