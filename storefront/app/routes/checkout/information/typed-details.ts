import type { TypedDetails } from '@pito/contracts/values/checkout-details'
import { checkoutFields } from '@pito/contracts/values/checkout-details'
import { dialCodeIn } from '../../../account/country-codes.ts'

/** What stands in the form, by the names of the API. Terms are accepted again each time. */
export function typedDetails(form: FormData): TypedDetails {
  const typed = checkoutFields.flatMap((name) => {
    const value = form.get(name)
    if (typeof value !== 'string' || name === 'conditions') return []
    return [[name, name === 'billing_details.country_code' ? dialCodeIn(value) : value]]
  })
  return Object.fromEntries(typed)
}
