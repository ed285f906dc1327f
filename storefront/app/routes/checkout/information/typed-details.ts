import type { TypedDetails } from '@pito/contracts/values/checkout-details'
import { checkoutFields, longestDraftText } from '@pito/contracts/values/checkout-details'
import { isOneLine } from '@pito/contracts/values/one-line'
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

/**
 * What of it a draft can store. The API refuses a draft as a whole, so a field that it would refuse is left out: the
 * others are stored, and the form says what is wrong with that one.
 */
export function draftOf(typed: TypedDetails): TypedDetails {
  const entries = Object.entries(typed)
  return Object.fromEntries(entries.filter(([, text]) => isOneLine(text) && text.length <= longestDraftText))
}
