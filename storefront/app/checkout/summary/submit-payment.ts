import { processKlarnaPayment, processPayment } from '@pito/contracts/payments'
import { languageOf } from '@pito/contracts/values/locale'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { paymentMethods } from '@pito/contracts/values/payment-methods'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import type { Submission } from '@pito/web/form/form-action'
import { textsIn } from '@pito/web/form/form-result'
import { redirect, redirectDocument } from 'react-router'
import { cartSide } from '../../cart/cart-marks.ts'
import { summaryWords } from './summary-words.ts'

/** Redirects to the payment provider's page, or to the confirmation if the order is already paid. */
export async function submitPayment(api: Api, { form, cookies, locale, params }: Submission) {
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
