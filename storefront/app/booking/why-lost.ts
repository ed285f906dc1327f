import type { FormResult } from '@pito/web/form/form-result'
import { bookingFields } from './submit-booking.ts'

/**
 * Returns the shop's reasons why a booking failed. Returns null if there is nothing to say or if the form shows the
 * error itself: a missing choice, or a cart that the service point cannot serve, for which no other time would help.
 */
export function whyLost(result: FormResult | null): readonly string[] | null {
  if (result?.outcome !== 'refused' || result.message === null) return null
  const { errors, message } = result
  const fields = Object.keys(errors)
  const ownFields: readonly string[] = bookingFields
  if (fields.some((field) => !ownFields.includes(field))) return null
  return fields.length > 0 ? Object.values(errors).flat() : [message]
}
