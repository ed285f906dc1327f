import type { Appointment, FormerAppointment } from '@pito/contracts/booking'
import { createAppointment } from '@pito/contracts/booking'
import { sameSitePath } from '@pito/contracts/values/same-site-path'
import type { Api } from '@pito/web/api/api'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { textIn, textsIn } from '@pito/web/form/form-result'
import { withoutSeconds } from '@pito/web/locale/day-shown'
import { cartAddress } from '../cart/cart-address.ts'
import { cartSide } from '../cart/cart-marks.ts'

export const takeTimeIntent = 'take-time'

/** Each page has a form of its own, so that the result of one page is not shown on the next one. */
export function takeTimeFormId(path: string): string {
  return `${takeTimeIntent} ${path}`
}

/** Takes the former time of the cart again, or the time that is offered in its place. The page stays open. */
export async function submitTakeTime(
  api: Api,
  { form, cookies, locale }: Submission,
): Promise<Outcome<Appointment>> {
  const data = await takeTime(api, form, cookies)
  return { done: data, to: sameSitePath(textIn(form, 'back')) ?? cartAddress(locale) }
}

/** Takes the time that the fields of `TakeTimeFields` and the pressed button name. */
export async function takeTime(api: Api, form: FormData, cookies: string): Promise<Appointment> {
  const named = textsIn(form, ['cart_id', 'dealer_id', 'service_ids'])
  const [schedule_date, start_time] = textIn(form, 'start').split(' ')
  return (await api(createAppointment[cartSide(cookies)], { ...named, schedule_date, start_time })).data
}

/** The value of the field that names the time to take. */
export function startValue({ date, time }: { readonly date: string; readonly time: string }): string {
  return `${date} ${time}`
}

export function startOf({ schedule_date, start_time }: FormerAppointment): string {
  return startValue({ date: schedule_date, time: withoutSeconds(start_time) })
}
