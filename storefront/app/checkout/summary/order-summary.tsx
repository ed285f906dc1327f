import '../../account/account-form.css'
import '../../cart/sums.css'
import '../checkout.css'
import { processKlarnaPayment, processPayment } from '@pito/contracts/payments'
import { languageOf } from '@pito/contracts/values/locale'
import { payableFromSentence } from '@pito/contracts/values/payable-from'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { paymentMethods } from '@pito/contracts/values/payment-methods'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { Panel } from '@pito/ui/panel'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import type { Submission } from '@pito/web/form/form-action'
import { formField, textsIn } from '@pito/web/form/form-result'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { focusHeading } from '@pito/web/navigation/focus-heading'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { redirect, redirectDocument, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { checkoutAction, unlessSessionEnded } from '../../account/leave-for-login.ts'
import { FormerTime } from '../../booking/former-time.tsx'
import { cartSide } from '../../cart/cart-marks.ts'
import { CartSteps } from '../../cart/cart-steps.tsx'
import { CombinationsOfCart } from '../../cart/combinations-of-cart.tsx'
import { CheckoutBar, CheckoutFoot } from '../../frame/checkout-bar.tsx'
import type { FailureReason } from '../../orders/failed-payment.ts'
import { OrderSums } from '../../orders/order-sums.tsx'
import { orderWords } from '../../orders/order-words.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { CartVehicleContext } from '../../vehicle/in-cart/cart-vehicle-context.ts'
import { loadSummary } from './load-summary.ts'
import type { PaymentForm } from './payment-methods.tsx'
import { PaymentMethods, paymentFormId, usePaymentForm } from './payment-methods.tsx'
import { FittingSection, SummarySections } from './summary-sections.tsx'
import { summaryWords } from './summary-words.ts'

/** Redirects to the payment provider's page, or to the confirmation if the order is already paid. */
async function submitPayment(api: Api, { form, cookies, locale, params }: Submission) {
  const { order_id, payment_by } = textsIn(form, ['order_id', 'payment_by'])
  if (!isPaymentMethod(payment_by))
    return { errors: { payment_by: [summaryWords[languageOf(locale)].chooseMethod] } }
  const side = cartSide(cookies)
  const started =
    payment_by === 'klarna'
      ? api(processKlarnaPayment[side], { order_id })
      : api(processPayment[side], { order_id, payment_by })
  return await started.then(
    ({ data }) => redirectDocument(data.url, 303),
    (error: unknown) => {
      if (refusedAnswer(error)?.answer.code !== 'order-paid') throw error
      return redirect(`/cart/confirmation/${params.orderNumber}`, 303)
    },
  )
}

function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text)
}

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
          <SummarySections order={order} />
          {acting && (
            <Alert title={w.notByStaff}>
              <p>{w.notByStaffHint}</p>
            </Alert>
          )}
          {!acting && methods && !waits && <PaymentMethods order={order} methods={methods} form={form} />}
          {!acting && waits && <PaymentWait from={order.payable_from} refusal={order.payment_refusal} />}
          {!methods && <p>{w.timeFirst}</p>}
        </div>
      </div>
    </div>
  )
}

interface PaymentWaitProps {
  readonly from: string | null
  /** Why the order cannot be paid now although it does not have to wait. */
  readonly refusal: string | null
}

/**
 * Says from when the order can be paid, or why it cannot, instead of the payment methods, whose button would be refused. The
 * link reloads the page without scripts.
 */
export function PaymentWait({ from, refusal }: PaymentWaitProps) {
  const w = useWords(summaryWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  useRevalidation()
  return (
    <Alert title={from === null ? (refusal ?? '') : payableFromSentence(new Date(from))[locale]} tone="warn">
      <div className="stack stack--tight">
        <p>{from === null ? w.refusedHint : w.waitHint}</p>
        <p>
          <ButtonLink href={pathname}>{w.reload}</ButtonLink>
        </p>
      </div>
    </Alert>
  )
}

const pauseMilliseconds = 60_000

/** Reloads the data each minute, so that the payment methods appear when the wait is over. */
function useRevalidation(): void {
  const { state, revalidate } = useRevalidator()
  const again = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (state !== 'idle') return undefined
    const timer = setTimeout(() => again(), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [state])
}

interface PaymentFaultProps {
  readonly form: PaymentForm
  /** The reasons why the payment failed, if the customer has returned from a failed payment. */
  readonly failure: readonly FailureReason[] | null
}

/**
 * Shows the error above everything else. The payment methods below remain usable. The button to close the error is a
 * link, so that it works without scripts.
 */
function PaymentFault({ form: { result, alerts }, failure }: PaymentFaultProps) {
  const w = useWords(summaryWords)
  const { pathname } = useLocation()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if ((!failure && result?.outcome !== 'refused') || !alert.current) return
    scrollTo({ top: 0 })
    alert.current.focus({ preventScroll: true })
  }, [failure, result])
  const [refused] = alerts
  useHeadingAfterClosing(refused !== undefined || failure !== null)
  if (refused === undefined && !failure) return null
  const title = failure?.includes('wrong-amount') ? w.otherAmount : w.failed
  const close = (
    <ButtonLink look="bare" icon href={pathname} aria-label={w.closeFault}>
      <Icon name="close" />
    </ButtonLink>
  )
  return (
    <Alert ref={alert} tone="bad" title={refused ?? title} end={close}>
      {refused === undefined && failure?.map((reason) => <p key={reason}>{w[reason]}</p>)}
    </Alert>
  )
}

/** Moves the focus to the heading when the alert is closed, because the pressed link disappears with it. */
function useHeadingAfterClosing(isShown: boolean) {
  const before = useRef(isShown)
  useEffect(() => {
    if (before.current && !isShown && document.activeElement === document.body) focusHeading()
    before.current = isShown
  }, [isShown])
}
