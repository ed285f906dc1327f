import { removeAppointment } from '@pito/contracts/booking'
import type { Api } from '@pito/web/api/api'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { cartAddress } from '../cart/cart-address.ts'
import { cartSide } from '../cart/cart-marks.ts'

export const giveUpIntent = 'give-up-time'

/** Releases the reserved time, which other customers can then book at once. */
export async function submitGiveUp(api: Api, { form, cookies, locale }: Submission): Promise<Outcome<null>> {
  await api(removeAppointment[cartSide(cookies)], { dealerId: textIn(form, 'dealer_id') })
  return { done: null, to: cartAddress(locale) }
}
