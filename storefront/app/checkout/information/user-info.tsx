import '../../account/account-form.css'
import '../../cart/sums.css'
import '../checkout.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Panel } from '@pito/ui/panel'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { checkoutAction, unlessSessionEnded } from '../../account/leave-for-login.ts'
import { FormerTime } from '../../booking/former-time.tsx'
import { HeldTime } from '../../booking/held-time.tsx'
import { CartSteps } from '../../cart/cart-steps.tsx'
import { CartSums } from '../../cart/cart-sums.tsx'
import { cartView } from '../../cart/cart-view.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import { CheckoutBar, CheckoutFoot } from '../../frame/checkout-bar.tsx'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { hasAcceptedTerms } from './accepted-terms.ts'
import { InformationForm } from './information-form.tsx'
import { information } from './information-words.ts'
import { loadInformation } from './load-information.ts'
import { savedMark, submitInformation } from './submit-information.ts'
import { withUnsavedDetails } from './unsaved-details.ts'
import { useRenewedTime } from './use-renewed-time.ts'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(information, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const api = context.get(apiContext)
  const cookies = request.headers.get('cookie') ?? ''
  return unlessSessionEnded(api, { url: new URL(request.url), cookies }, () => loadInformation(api, cookies))
}
export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  const api = browserApi(browserLocale(new URL(window.location.href)))
  const cookies = document.cookie
  const loaded = await unlessSessionEnded(api, { url: new URL(request.url), cookies }, () =>
    loadInformation(api, cookies),
  )
  const accepted = hasAcceptedTerms(loaded.cart) && { conditions: '1' }
  return { ...loaded, details: { ...withUnsavedDetails(loaded), ...accepted } }
}

const submit = checkoutAction(submitInformation)
export const action = submit.onServer
export const clientAction = submit.inBrowser

const firstFault = 500

/**
 * If the form was rejected, the time may have expired meanwhile, so the page reloads its data. The fields keep what the
 * customer typed. After a server error or a lost connection the page stays unchanged.
 */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) =>
  actionStatus < firstFault

export default function UserInfo() {
  const w = useWords(information)
  const { yourOrder } = useWords(cartWords)
  const data = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const view = cartView(data.cart, languageOf(useLocale()))
  const { appointment, renew } = useRenewedTime(data.cart)
  return (
    <div className="wrap checkout">
      <CartSteps cart={data.cart} now="information" />
      <h1>{w.title}</h1>
      {data.acting && query.has(savedMark) && <Alert title={w.savedByStaff} tone="good" />}
      <FormerTime cart={data.cart} offered={data.offered} />
      {appointment && <HeldTime appointment={appointment} />}
      <div className="checkout__cols">
        <InformationForm data={data} onRenewed={renew} />
        <aside aria-labelledby="checkout-sums">
          <Panel className="stack">
            <h2 id="checkout-sums">{yourOrder(view.quantity)}</h2>
            <CartSums view={view} />
          </Panel>
        </aside>
      </div>
    </div>
  )
}
