import '../../account/account-form.css'
import '../../cart/sums.css'
import '../checkout.css'
import { Alert } from '@pito/ui/alert'
import { Panel } from '@pito/ui/panel'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import { formField } from '@pito/web/form/form-result'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useWords } from '@pito/web/words/words'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { checkoutAction, unlessSessionEnded } from '../../account/leave-for-login.ts'
import { FormerTime } from '../../booking/former-time.tsx'
import { CartSteps } from '../../cart/cart-steps.tsx'
import { CombinationsOfCart } from '../../cart/combinations-of-cart.tsx'
import { CheckoutBar, CheckoutFoot } from '../../frame/checkout-bar.tsx'
import { OrderSums } from '../../orders/order-sums.tsx'
import { orderWords } from '../../orders/order-words.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { CartVehicleContext } from '../../vehicle/in-cart/cart-vehicle-context.ts'
import { loadSummary } from './load-summary.ts'
import { PaymentFault } from './payment-fault.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { PaymentWait } from './payment-wait.tsx'
import { submitPayment } from './submit-payment.ts'
import { FittingSection, SummarySections } from './summary-sections.tsx'
import { summaryWords } from './summary-words.ts'
import { paymentFormId, usePaymentForm } from './use-payment-form.ts'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(summaryWords, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  load(context.get(apiContext), request.headers.get('cookie') ?? '', { params, request })
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  load(browserApi(browserLocale(new URL(window.location.href))), document.cookie, args)

function load(
  api: Api,
  cookies: string,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
) {
  const opened = { url: new URL(request.url), cookies }
  const number = params.orderNumber ?? ''
  return unlessSessionEnded(api, opened, () => loadSummary(api, { ...opened, number }))
}

const submit = checkoutAction(submitPayment)
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** These responses to a payment mean that the order has changed, that its fitting time is taken, or that it has to wait. */
const changed = [409, 422, 429]

/** After a failed payment the page keeps the order as it was shown, unless the order can no longer be paid as it is. */
export const shouldRevalidate = ({
  formData,
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formData?.get(formField) === paymentFormId ? changed.includes(actionStatus) : defaultShouldRevalidate

export default function OrderSummary() {
  const w = useWords(summaryWords)
  const { bag } = useWords(orderWords)
  const { cart, vehicle, order, methods, offered, acting, failure } = useLoaderData<typeof loader>()
  const form = usePaymentForm(order.order_number)
  const waits = order.payable_from !== null || order.payment_refusal !== null
  return (
    <div className="wrap checkout">
      <CartSteps cart={cart} now="summary" orderNumber={order.order_number} />
      <PaymentFault form={form} failure={failure} />
      <h1>{w.title}</h1>
      <FormerTime cart={cart} offered={offered} />
      <CartVehicleContext value={vehicle}>
        <CombinationsOfCart lines={cart.line_items} />
      </CartVehicleContext>
      <div className="checkout__cols">
        {/* The order comes before the button that pays for it. */}
        <aside>
          <Panel className="stack">
            <h2>{bag}</h2>
            <OrderSums order={order} />
          </Panel>
        </aside>
        <div className="checkout__main">
          {methods && <FittingSection order={order} cart={cart} />}
          {acting && (
            <Alert title={w.notByStaff}>
              <p>{w.notByStaffHint}</p>
            </Alert>
          )}
          {!acting && methods && !waits && <PaymentMethods order={order} methods={methods} form={form} />}
          {!acting && waits && <PaymentWait from={order.payable_from} refusal={order.payment_refusal} />}
          {!methods && <p>{w.timeFirst}</p>}
          <SummarySections order={order} />
        </div>
      </div>
    </div>
  )
}
