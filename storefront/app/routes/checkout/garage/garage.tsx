import './garage.css'
import { removeAppointment } from '@pito/contracts/booking'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext, localeContext } from '@pito/web/api/contexts'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { formAction } from '@pito/web/form/form-action'
import { textsIn } from '@pito/web/form/form-result'
import { browserLocale } from '@pito/web/locale/browser-locale'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { submitBooking } from '../../../booking/submit-booking.ts'
import { cartSide } from '../../../cart/cart-marks.ts'
import { checkoutAddress } from '../../../cart/checkout-address.ts'
import { CheckoutBar, CheckoutFoot } from '../../../frame/checkout-bar.tsx'
import { notIndexed, titled } from '../../../seo/page-meta.ts'
import { GaragePage } from './garage-page.tsx'
import { garage } from './garage-words.ts'
import { loadGarages } from './load-garages.ts'

const seeOther = 303

export { ErrorPage as ErrorBoundary } from '../../../errors/error-page.tsx'

const title = titled(garage, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadGarages(context.get(apiContext), {
    url: new URL(request.url),
    locale: context.get(localeContext),
    cookies: request.headers.get('cookie') ?? '',
  })

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const url = new URL(request.url)
  const locale = browserLocale(new URL(window.location.href))
  return loadGarages(browserApi(locale), { url, locale, cookies: document.cookie })
}

const submit = formAction(submitPoint)
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function GarageRoute() {
  return <GaragePage />
}

/** Chooses a service point without a calendar. A time that is reserved at another service point is released first. */
async function submitPoint(api: Api, submission: Submission): Promise<Outcome<never>> {
  const { form, cookies, locale } = submission
  const { dealer_id, held_dealer_id } = textsIn(form, ['dealer_id', 'held_dealer_id'])
  if (held_dealer_id && held_dealer_id !== dealer_id)
    await api(removeAppointment[cartSide(cookies)], { dealerId: held_dealer_id })
  const outcome = await submitBooking(api, submission)
  return 'done' in outcome ? redirect(checkoutAddress('information', locale), seeOther) : outcome
}
