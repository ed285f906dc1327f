import type { TypedDetails } from '@pito/contracts/values/checkout-details'
import { checkoutFields, longestDraftText } from '@pito/contracts/values/checkout-details'
import { isOneLine } from '@pito/contracts/values/one-line'
import { dialCodeIn } from '../../account/country-codes.ts'

/**
 * Returns the values of the form by the API's field names. The acceptance of the terms is left out, because customers
 * must accept them for each order.
 */
export function typedDetails(form: FormData): TypedDetails {
  const typed = checkoutFields.flatMap((name) => {
    const value = form.get(name)
    if (typeof value !== 'string' || name === 'conditions') return []
    return [[name, name === 'billing_details.country_code' ? dialCodeIn(value) : value]]
  })
  return Object.fromEntries(typed)
}

/**
 * Returns the details that can be stored as a draft. The API rejects the whole draft if one field is invalid, so
 * invalid fields are omitted here; the form reports their errors.
 */
export function draftOf(typed: TypedDetails): TypedDetails {
  const entries = Object.entries(typed)
  return Object.fromEntries(entries.filter(([, text]) => isOneLine(text) && text.length <= longestDraftText))
}
