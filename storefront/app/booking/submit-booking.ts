import type { Appointment } from '@pito/contracts/booking'
import { createAppointment, removeAppointment } from '@pito/contracts/booking'
import { endOfSlot } from '@pito/contracts/values/appointment-slot'
import { dateMissing, timeMissing } from '@pito/contracts/values/booking-sentences'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { fieldErrors, textIn, textsIn } from '@pito/web/form/form-result'
import { settled } from '@pito/web/parts/settled'
import { redirect } from 'react-router'
import { cartAddress } from '../cart/cart-address.ts'
import { cartSide } from '../cart/cart-marks.ts'
import { checkoutAddress } from '../cart/checkout-address.ts'

const seeOther = 303
const notFound = 404

/** The fields of the form that show their own errors. */
export const bookingFields = ['schedule_date', 'start_time'] as const

/**
 * Reserves the time for the cart. If the service point makes appointments by phone, only the service point is stored.
 */
export async function submitBooking(api: Api, submission: Submission): Promise<Outcome<Appointment>> {
  const { form, cookies, locale } = submission
  const { dealer_id, cart_id, service_ids } = textsIn(form, ['dealer_id', 'cart_id', 'service_ids'])
  const { schedule_date, start_time } = textsIn(form, bookingFields)
  const byPhone = form.get('without_calendar') === '1'
  const errors = fieldErrors({
    schedule_date: byPhone || schedule_date ? null : dateMissing[locale],
    start_time: byPhone || start_time ? null : timeMissing[locale],
  })
  if (errors) return { errors }
  const time = byPhone
    ? { without_calendar: 1 as const }
    : { schedule_date, start_time, end_time: endOfSlot(start_time) }
  const side = cartSide(cookies)
  const booked = await api(createAppointment[side], { dealer_id, cart_id, service_ids, ...time }).catch(
    nullIfMissing,
  )
  // Another tab has paid for the cart, or the cookie that makes it this guest's cart has been deleted.
  if (!booked) return redirect(cartAddress(locale), seeOther)
  // The booking has already released a time at another service point. This call makes sure of it (GAR-19); it comes
  // after the booking, so that a refused booking leaves the customer the time they have.
  const held = textIn(form, 'held_dealer_id')
  if (held && held !== dealer_id) await settled(api(removeAppointment[side], { dealerId: held }))
  return { done: booked.data, to: checkoutAddress('information', locale) }
}

function nullIfMissing(error: unknown): null {
  if (refusedAnswer(error)?.status === notFound) return null
  throw error
}

/** Formats the ids as the API expects them: in brackets and without duplicates. */
export function bracketed(ids: readonly number[]): string {
  return `[${[...new Set(ids)].join(',')}]`
}
