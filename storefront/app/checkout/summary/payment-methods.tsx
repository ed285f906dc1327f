import type { Order } from '@pito/contracts/orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { Button } from '@pito/ui/button'
import { Choice } from '@pito/ui/choice'
import { FieldError } from '@pito/ui/field'
import { Icon } from '@pito/ui/icon'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useFormValues } from '@pito/web/form/use-form-values'
import { useWords } from '@pito/web/words/words'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { rememberPayment } from '../../orders/begun-payment.ts'
import { summaryWords } from './summary-words.ts'

interface PaymentMethodsProps {
  readonly order: Order
  readonly methods: readonly PaymentMethod[]
  readonly form: PaymentForm
}

/**
 * No payment method is preselected, and their order follows the law: bank transfers before cards and wallets, and
 * credit last (Consumer Protection Act, chapter 7, section 11).
 */
export function PaymentMethods({ order, methods: offered, form }: PaymentMethodsProps) {
  const w = useWords(summaryWords)
  const values = useFormValues(form.ref)
  const chosen = offered.find((method) => method === values?.get('payment_by'))
  const remember = () => chosen && rememberPayment(order.order_number, chosen)
  return (
    <PostForm form={{ ...form, alerts: [] }} className="form" onSubmit={remember}>
      <input type="hidden" name="order_id" value={order.id} />
      <MethodFields methods={offered} form={form} hint={w.payHint(formatAmount(order.total))} />
    </PostForm>
  )
}

interface MethodFieldsProps {
  readonly methods: readonly PaymentMethod[]
  readonly form: Pick<PaymentForm, 'ref' | 'radios' | 'pending'>
  /** The sentence below the button that says which obligation a press of it creates. */
  readonly hint: string
}

/** The choice of a payment method and the button that leads to the provider. */
export function MethodFields({ methods: offered, form, hint }: MethodFieldsProps) {
  const w = useWords(summaryWords)
  const hasApplePay = useApplePay()
  const errorId = useId()
  const values = useFormValues(form.ref)
  const methods = offered.filter((method) => method !== 'apple-pay' || hasApplePay)
  // Before scripts run, the chosen method is unknown, so the button is enabled and the server checks that a method
  // was chosen.
  const isReady = values === null || values.has('payment_by')
  const { name, error } = form.radios('payment_by')
  return (
    <>
      <fieldset
        className="paymethods"
        data-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        <legend className="checkout__legend">{w.method}</legend>
        <div>
          {methods.map((method) => (
            <Choice
              key={method}
              type="radio"
              line
              name={name}
              value={method}
              title={w[method]}
              note={noteOf(method, w)}
            />
          ))}
        </div>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </fieldset>
      <p className="small">{hint}</p>
      <Button
        type="submit"
        look="go"
        wide
        busy={form.pending}
        unavailable={!isReady}
        aria-describedby={`${errorId}-pay`}
      >
        <Icon name="lock" />
        {w.pay}
      </Button>
      <p className="small quiet" id={`${errorId}-pay`}>
        {isReady ? null : `${w.chooseMethod} `}
        {w.onward}
      </p>
    </>
  )
}

function noteOf(method: PaymentMethod, w: typeof summaryWords.fi): string | undefined {
  if (method === 'bank') return w.bankNote
  if (method === 'creditcard') return w.creditcardNote
  return method === 'klarna' ? w.klarnaNote : undefined
}

/**
 * Apple Pay exists only in Safari. Only the browser knows whether it is available, so the server assumes that it is
 * not.
 */
function useApplePay(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'ApplePaySession' in window,
    () => false,
  )
}

export const paymentFormId = 'payment'

export function usePaymentForm(orderNumber: string) {
  useFreshPage()
  const action = `/cart/order-summary/${orderNumber}`
  return useForm({ id: paymentFormId, action, fields: ['payment_by'] })
}
export type PaymentForm = ReturnType<typeof usePaymentForm>

/**
 * Reloads the page when the browser restores it from its back/forward cache. Otherwise a customer who returns from
 * the payment provider would still see the payment as pending.
 */
function useFreshPage(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [])
}
