import { removeAppointment } from '@pito/contracts/booking'
import type { Api } from '../api/api.ts'
import { cartAddress } from '../cart/cart-address.ts'
import { cartSide } from '../cart/cart-marks.ts'
import type { Outcome, Submission } from '../form/form-action.ts'
import { textIn } from '../form/form-result.ts'

export const giveUpIntent = 'give-up-time'

/** The time is free for others at once. */
export async function submitGiveUp(api: Api, { form, cookies, locale }: Submission): Promise<Outcome<null>> {
  await api(removeAppointment[cartSide(cookies)], { dealerId: textIn(form, 'dealer_id') })
  return { done: null, to: cartAddress(locale) }
}
