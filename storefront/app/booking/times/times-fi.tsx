import { checkoutAction } from '../../account/leave-for-login.ts'
import { submitBooking } from '../submit-booking.ts'
import { timesLoader, translatedTimesPath } from './load-times.ts'
import { TimesPage } from './times-page.tsx'

export { shouldRevalidate, timesMeta as meta } from './times-meta.ts'

const load = timesLoader('fi')
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = checkoutAction(submitBooking)
export const action = submit.onServer
export const clientAction = submit.inBrowser
export const handle = { language: 'fi', translate: translatedTimesPath }

export default function TimesFi() {
  return <TimesPage />
}
