import '../../../account/account-form.css'
import '../../../cart/sums.css'
import '../checkout.css'
import { Alert } from '@pito/ui/alert'
import { Panel } from '@pito/ui/panel'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import { formAction } from '@pito/web/form/form-action'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useWords } from '@pito/web/words/words'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { CartSteps } from '../../../cart/cart-steps.tsx'
import { CheckoutBar, CheckoutFoot } from '../../../frame/checkout-bar.tsx'
import { OrderSums } from '../../../orders/order-sums.tsx'
import { orderWords } from '../../../orders/order-words.ts'
import { notIndexed, titled } from '../../../seo/page-meta.ts'
import { loadSummary } from './load-summary.ts'
import { PaymentFault } from './payment-fault.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { submitPayment } from './submit-payment.ts'
import { FittingSection, SummarySections } from './summary-sections.tsx'
import { summaryWords } from './summary-words.ts'
import { usePaymentForm } from './use-payment-form.ts'

export { ErrorPage as ErrorBoundary } from '../../../errors/error-page.tsx'

const title = titled(summaryWords, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadSummary(context.get(apiContext), {
    number: params.orderNumber ?? '',
    cookies: request.headers.get('cookie') ?? '',
    url: new URL(request.url),
  })
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs) =>
  loadSummary(browserApi(browserLocale(new URL(window.location.href))), {
    number: params.orderNumber ?? '',
    cookies: document.cookie,
    url: new URL(request.url),
  })

const submit = formAction(submitPayment)
export const action = submit.onServer
export const clientAction = submit.inBrowser

const conflict = 409

/**
 * After a failed payment the page keeps the order as it was shown. A response of 409 means that the order has
 * changed, so only then is the page loaded again.
 */
export const shouldRevalidate = ({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => (formData ? actionStatus === conflict : defaultShouldRevalidate)

export default function OrderSummary() {
  const w = useWords(summaryWords)
  const { bag } = useWords(orderWords)
  const { cart, order, methods, acting, failure } = useLoaderData<typeof loader>()
  const form = usePaymentForm(order.order_number)
  return (
    <div className="wrap checkout">
      <CartSteps cart={cart} now="summary" orderNumber={order.order_number} />
      <PaymentFault form={form} failure={failure} />
      <h1>{w.title}</h1>
      <div className="checkout__cols">
        <div className="checkout__main">
          <FittingSection order={order} />
          {acting ? (
            <Alert title={w.notByStaff}>
              <p>{w.notByStaffHint}</p>
            </Alert>
          ) : (
            <PaymentMethods order={order} methods={methods} form={form} />
          )}
          <SummarySections order={order} />
        </div>
        <aside>
          <Panel className="stack">
            <h2>{bag}</h2>
            <OrderSums order={order} />
          </Panel>
        </aside>
      </div>
    </div>
  )
}
