import { processKlarnaPayment, processPayment } from '@pito/contracts/payments'
import { languageOf } from '@pito/contracts/values/locale'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { paymentMethods } from '@pito/contracts/values/payment-methods'
import { redirectDocument } from 'react-router'
import type { Api } from '../../../api/api.ts'
import { cartSide } from '../../../cart/cart-marks.ts'
import type { Submission } from '../../../form/form-action.ts'
import { textsIn } from '../../../form/form-result.ts'
import { summaryWords } from './summary-words.ts'

/** On to the provider's page: another site, or in a demo one that is no page of the storefront. */
export async function submitPayment(api: Api, { form, cookies, locale }: Submission) {
  const { order_id, payment_by } = textsIn(form, ['order_id', 'payment_by'])
  if (!isPaymentMethod(payment_by))
    return { errors: { payment_by: [summaryWords[languageOf(locale)].chooseMethod] } }
  const side = cartSide(cookies)
  const { data } =
    payment_by === 'klarna'
      ? await api(processKlarnaPayment[side], { order_id })
      : await api(processPayment[side], { order_id, payment_by })
  return redirectDocument(data.url, 303)
}

function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text)
}
