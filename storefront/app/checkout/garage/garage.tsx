import './garage.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Panel } from '@pito/ui/panel'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext, localeContext } from '@pito/web/api/contexts'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import { useEffect, useId } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { Link, redirect, useLoaderData, useRevalidator } from 'react-router'
import { checkoutAction, unlessSessionEnded } from '../../account/leave-for-login.ts'
import { ChosenTime } from '../../booking/chosen-time.tsx'
import { FormerTime } from '../../booking/former-time.tsx'
import { submitBooking } from '../../booking/submit-booking.ts'
import { CartSteps } from '../../cart/cart-steps.tsx'
import { updateCart } from '../../cart/cart-store.ts'
import { CartSums } from '../../cart/cart-sums.tsx'
import { cartView } from '../../cart/cart-view.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { TopSummary } from '../../cart/top-summary.tsx'
import { CheckoutBar, CheckoutFoot } from '../../frame/checkout-bar.tsx'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { servicePoints } from '../../service-points/service-point-words.ts'
import { GarageForm } from './garage-form.tsx'
import { GarageResults } from './garage-results.tsx'
import { garage } from './garage-words.ts'
import type { GarageData } from './load-garages.ts'
import { loadGarages } from './load-garages.ts'
import { useGarageSearch } from './use-garage-search.ts'

const seeOther = 303

export { CheckoutFault as ErrorBoundary } from '../checkout-fault.tsx'

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

const firstFault = 500

/**
 * If a time was rejected, it is no longer free, so the page reloads and shows the times that are. After a booking in the
 * dialog the page stays as it is until the next page is there. Loading it anew would move its list under the open
 * dialog.
 */
export const shouldRevalidate = ({ actionResult, actionStatus = 200 }: ShouldRevalidateFunctionArgs) =>
  // The id of the form in the dialog begins with this.
  !actionResult?.form.startsWith('book-') && actionStatus < firstFault

const submit = checkoutAction(submitPoint)
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function GarageRoute() {
  return <GaragePage />
}

/**
 * Reserves the next free time of a service point, or chooses one without a calendar. A time that was held at another
 * service point is given up.
 */
async function submitPoint(api: Api, submission: Submission): Promise<Outcome<never>> {
  const outcome = await submitBooking(api, submission)
  return 'done' in outcome ? redirect(checkoutAddress('information', submission.locale), seeOther) : outcome
}

export function GaragePage() {
  const w = useWords(garage)
  const { summary } = useWords(cartWords)
  const { cart, message, offered } = useLoaderData<GarageData>()
  const view = cartView(cart, languageOf(useLocale()))
  useEffect(() => updateCart({ cart }), [cart])
  return (
    <>
      <TopSummary view={view} />
      <div className="wrap garage">
        <CartSteps cart={cart} now="garage" />
        <h1>{w.title}</h1>
        {message && <Alert title={message} tone="warn" />}
        <FormerTime cart={cart} offered={offered} />
        <div className="garage__cols">
          <div className="garage__main">
            <ChosenTime appointment={cart.appointment} />
            {cart.appointment && (
              <div className="garage__on-narrow">
                <GarageProceed />
              </div>
            )}
            <Finder />
          </div>
          <aside className="garage__aside" aria-labelledby="summary">
            <Panel className="stack garage__sum">
              <h2 id="summary">{summary}</h2>
              <div className="garage__sums">
                <CartSums view={view} />
              </div>
              <GarageProceed />
            </Panel>
          </aside>
        </div>
      </div>
    </>
  )
}

function Finder() {
  const { failed } = useWords(servicePoints)
  const { results } = useWords(garage)
  const { failure } = useLoaderData<GarageData>()
  const { revalidate, state: loading } = useRevalidator()
  const state = useGarageSearch()
  return (
    <>
      <GarageForm state={state} />
      <section className="points garage__found" aria-label={results} aria-busy={state.isLoading || undefined}>
        {failure ? (
          <PartAlert title={failed} failure={failure} again={revalidate} loading={loading !== 'idle'} />
        ) : (
          <GarageResults state={state} />
        )}
      </section>
    </>
  )
}

/**
 * The link to the information page. Until a service point is chosen, the link is unavailable and the reason is shown.
 */
function GarageProceed() {
  const w = useWords(garage)
  const locale = useLocale()
  const id = useId()
  const reason = useLoaderData<GarageData>().cart.not_checked_out
  return (
    <div className="stack stack--tight">
      {reason === null ? (
        <Link className="btn btn--go btn--wide" to={checkoutAddress('information', locale)}>
          {w.proceed}
        </Link>
      ) : (
        <>
          <Button look="go" wide unavailable aria-describedby={id}>
            {w.proceed}
          </Button>
          <p className="small" id={id}>
            {reason === 'appointment-missing' ? w.chooseFirst : w.fixCart}
          </p>
        </>
      )}
      <Link className="btn btn--bare btn--wide" to={checkoutAddress('cart', locale)}>
        {w.back}
      </Link>
    </div>
  )
}
