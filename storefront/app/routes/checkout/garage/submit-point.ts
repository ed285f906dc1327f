import { removeAppointment } from '@pito/contracts/booking'
import type { Api } from '@pito/web/api/api'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { textsIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'
import { submitBooking } from '../../../booking/submit-booking.ts'
import { cartSide } from '../../../cart/cart-marks.ts'
import { checkoutAddress } from '../../../cart/checkout-address.ts'

const seeOther = 303

/** Chooses a service point without a calendar. A time that is reserved at another service point is released first. */
export async function submitPoint(api: Api, submission: Submission): Promise<Outcome<never>> {
  const { form, cookies, locale } = submission
  const { dealer_id, held_dealer_id } = textsIn(form, ['dealer_id', 'held_dealer_id'])
  if (held_dealer_id && held_dealer_id !== dealer_id)
    await api(removeAppointment[cartSide(cookies)], { dealerId: held_dealer_id })
  const outcome = await submitBooking(api, submission)
  return 'done' in outcome ? redirect(checkoutAddress('information', locale), seeOther) : outcome
}
