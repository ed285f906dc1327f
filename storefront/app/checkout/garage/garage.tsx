import './garage.css'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext, localeContext } from '@pito/web/api/contexts'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { browserLocale } from '@pito/web/locale/browser-locale'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { checkoutAction, unlessSessionEnded } from '../../account/leave-for-login.ts'
import { submitBooking } from '../../booking/submit-booking.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { CheckoutBar, CheckoutFoot } from '../../frame/checkout-bar.tsx'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { GaragePage } from './garage-page.tsx'
import { garage } from './garage-words.ts'
import { loadGarages } from './load-garages.ts'

const seeOther = 303

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(garage, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const api = context.get(apiContext)
  const opened = { url: new URL(request.url), cookies: request.headers.get('cookie') ?? '' }
  const locale = context.get(localeContext)
  return unlessSessionEnded(api, opened, () => loadGarages(api, { ...opened, locale }))
}

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const opened = { url: new URL(request.url), cookies: document.cookie }
  const locale = browserLocale(new URL(window.location.href))
  const api = browserApi(locale)
  return unlessSessionEnded(api, opened, () => loadGarages(api, { ...opened, locale }))
}

/**
 * After a booking in the dialog the page stays as it is until the next page is there. Loading it anew would move its
 * list under the open dialog.
 */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  // The id of the form in the dialog begins with this.
  !(actionResult?.outcome === 'done' && actionResult.form.startsWith('book-')) && defaultShouldRevalidate

const submit = checkoutAction(submitPoint)
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function GarageRoute() {
  return <GaragePage />
}

/** Chooses a service point without a calendar. A time that was held at another service point is given up. */
async function submitPoint(api: Api, submission: Submission): Promise<Outcome<never>> {
  const outcome = await submitBooking(api, submission)
  return 'done' in outcome ? redirect(checkoutAddress('information', submission.locale), seeOther) : outcome
}
