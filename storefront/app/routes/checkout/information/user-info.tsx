import '../../../account/account-form.css'
import '../../../cart/sums.css'
import '../checkout.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Panel } from '@pito/ui/panel'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import { formAction } from '@pito/web/form/form-action'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { CartSteps } from '../../../cart/cart-steps.tsx'
import { CartSums } from '../../../cart/cart-sums.tsx'
import { cartView } from '../../../cart/cart-view.ts'
import { cart as cartWords } from '../../../cart/cart-words.ts'
import { CheckoutBar, CheckoutFoot } from '../../../frame/checkout-bar.tsx'
import { notIndexed, titled } from '../../../seo/page-meta.ts'
import { InformationForm } from './information-form.tsx'
import { information } from './information-words.ts'
import { loadInformation } from './load-information.ts'
import { savedMark, submitInformation } from './submit-information.ts'

export { ErrorPage as ErrorBoundary } from '../../../errors/error-page.tsx'

const title = titled(information, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadInformation(context.get(apiContext), request.headers.get('cookie') ?? '')
export const clientLoader = () =>
  loadInformation(browserApi(browserLocale(new URL(window.location.href))), document.cookie)

const submit = formAction(submitInformation)
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** A rejected form keeps what the customer typed, so nothing is reloaded. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData ? false : defaultShouldRevalidate

export default function UserInfo() {
  const w = useWords(information)
  const { yourOrder } = useWords(cartWords)
  const data = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const view = cartView(data.cart, languageOf(useLocale()))
  return (
    <div className="wrap checkout">
      <CartSteps cart={data.cart} now="information" />
      <h1>{w.title}</h1>
      {data.acting && query.has(savedMark) && <Alert title={w.savedByStaff} tone="good" />}
      <div className="checkout__cols">
        <InformationForm data={data} />
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
