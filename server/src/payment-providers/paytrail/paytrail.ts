import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AnswerLost } from '../http/answer-lost.ts'
import type { ProviderResponse, Surroundings } from '../http/provider-connection.ts'
import { connectionTo } from '../http/provider-connection.ts'
import { readAnswer } from '../http/read-answer.ts'
import type { KnownPayment, PaymentProvider, ProviderState, RefundState, RefundToMake } from '../provider.ts'
import { ProviderAway, ProviderRefused } from '../provider.ts'
import { paymentBody } from './payment-body.ts'
import type { PaytrailAccount } from './paytrail-account.ts'
import { paytrailSignature, paytrailSignatureFits } from './paytrail-signature.ts'

const started = z.object({ transactionId: z.string().min(1).max(100), href: z.url({ protocol: /^https?$/ }) })
const known = z.object({
  transactionId: z.string(),
  status: z.enum(['new', 'ok', 'fail', 'pending', 'delayed']),
  amount: z.int(),
  currency: z.string(),
  stamp: z.string(),
})

/** Uses Paytrail's payment API, https://docs.paytrail.com. A response is accepted only if it is signed. */
export function paytrail(
  account: PaytrailAccount,
  shopUrl: URL,
  surroundings: Surroundings,
): PaymentProvider {
  const call = callerOf(account, surroundings)
  return {
    async start(payment) {
      const body = JSON.stringify(paymentBody(payment, shopUrl))
      const response = await call({ operation: 'start', method: 'POST', path: '/payments', body })
      const { transactionId, href } = await readAnswer(response, started)
      return { providerId: transactionId, url: href }
    },
    async read({ providerId }) {
      const path = `/payments/${encodeURIComponent(providerId)}`
      const response = await call({ operation: 'read', method: 'GET', path, transactionId: providerId })
      const payment = await readAnswer(response, known)
      if (payment.transactionId !== providerId) throw new ProviderAway('an answer about another payment')
      return stateOf(payment)
    },
    async refund(payment, refund): Promise<RefundState> {
      // Paytrail does not document whether it accepts a refundStamp twice, so the refund stays pending until its
      // callback reports the result.
      if (refund.sentBefore) return 'pending'
      const { providerId } = payment
      const path = `/payments/${encodeURIComponent(providerId)}/refund`
      const body = JSON.stringify(refundBody(payment, refund, shopUrl))
      const response = call({ operation: 'refund', method: 'POST', path, transactionId: providerId, body })
      return await response.then(refundStateOf).catch((error: unknown) => {
        if (error instanceof AnswerLost) return 'pending'
        throw error
      })
    },
    place() {
      return Promise.reject(new ProviderRefused('Paytrail places no orders.'))
    },
    close: () => Promise.resolve(false),
    async capture() {},
    async extend() {},
  }
}

interface PaytrailCall {
  readonly operation: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly transactionId?: string
  readonly body?: string
}

function callerOf({ account, secret, url }: PaytrailAccount, surroundings: Surroundings) {
  const send = connectionTo('paytrail', surroundings)
  return async ({
    operation,
    method,
    path,
    transactionId,
    body,
  }: PaytrailCall): Promise<ProviderResponse> => {
    const headers = () => {
      const checkout = {
        'checkout-account': account,
        'checkout-algorithm': 'sha256',
        'checkout-method': method,
        'checkout-nonce': randomUUID(),
        'checkout-timestamp': surroundings.now().toISOString(),
        ...(transactionId !== undefined && { 'checkout-transaction-id': transactionId }),
      }
      return {
        ...checkout,
        signature: paytrailSignature(secret, 'sha256', checkout, body ?? ''),
        'platform-name': 'pito',
        ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
      }
    }
    const response = await send({
      operation,
      method,
      url: url + path,
      headers,
      ...(body !== undefined && { body }),
      repeatable: method === 'GET',
    })
    if (response.status < 300) refuseUnsigned(secret, response)
    return response
  }
}

function refuseUnsigned(secret: string, { headers, text }: ProviderResponse): void {
  if (!paytrailSignatureFits(secret, Object.fromEntries(headers), text, headers.get('signature') ?? ''))
    throw new AnswerLost('an answer that Paytrail did not sign')
}

function stateOf({ status, amount, currency, stamp }: z.output<typeof known>): ProviderState {
  if (status === 'new') return { status: 'open' }
  if (status === 'fail') return { status: 'failed' }
  return {
    status: status === 'ok' ? 'paid' : 'pending',
    amountCents: amount,
    currency,
    stamp,
    providerOrderId: null,
  }
}

const refunded = z.object({ status: z.enum(['ok', 'pending', 'fail']) })
const states = { ok: 'made', pending: 'pending', fail: 'refused' } as const

/**
 * The body of `POST /payments/{id}/refund`. When a bank supports no refunds, Paytrail asks the buyer for an account at
 * this e-mail address.
 */
function refundBody(payment: KnownPayment, { refundId, amountCents }: RefundToMake, shopUrl: URL) {
  const callback = new URL(`/api/v1/callbacks/paytrail-refund/${refundId}`, shopUrl).href
  return {
    amount: amountCents,
    email: payment.buyer.email,
    refundStamp: refundId,
    refundReference: payment.orderNumber,
    callbackUrls: { success: callback, cancel: callback },
  }
}

/**
 * Throws `ProviderRefused` for 400 and 422: the bank supports no refunds, or only one refund, or thirteen weeks have
 * passed.
 */
async function refundStateOf(response: ProviderResponse): Promise<RefundState> {
  // Paytrail knows the stamp already: the refund was requested before, and its callback reports the result.
  if (response.status === 400 && response.text.includes('refundStamp')) return 'pending'
  return states[(await readAnswer(response, refunded)).status]
}
