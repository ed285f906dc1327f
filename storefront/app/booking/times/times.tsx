import { checkoutAction } from '../../account/leave-for-login.ts'
import { submitBooking } from '../submit-booking.ts'
import { timesLoader, translatedTimesPath } from './load-times.ts'
import { TimesPage } from './times-page.tsx'

export { shouldRevalidate, timesMeta as meta } from './times-meta.ts'

export const loader = timesLoader.onServer
export const clientLoader = timesLoader.inBrowser

const submit = checkoutAction(submitBooking)
export const action = submit.onServer
export const clientAction = submit.inBrowser
export const handle = {
  languages: { asennuspiste: 'fi', 'service-point': 'en' },
  translate: translatedTimesPath,
}

export default function Times() {
  return <TimesPage />
}
