import { randomUUID } from 'node:crypto'
import { LruCache } from '@pito/contracts/values/lru-cache'
import type { Algorithm, CheckoutFields } from '@pito/server/src/payment-providers/index.ts'
import { paytrailSignature, paytrailSignatureFits } from '@pito/server/src/payment-providers/index.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonIn } from '../read-outcome.ts'
import { inBackground } from '../simulator.ts'
import { createSimulated } from './create-simulated.ts'
import type { PaytrailSimulator } from './finish-payment.ts'
import { callBackRefund, paymentKind } from './finish-payment.ts'
import { refundSimulated } from './refund-simulated.ts'
import type { SimulatedPayment } from './simulated-payment.ts'
import { emailRefundRequest, refundRequest } from './simulated-payment.ts'
import { groupedProviders, providersRequest } from './simulated-providers.ts'

interface PaymentRoute {
  Params: { id: string }
}

interface Served {
  readonly simulator: PaytrailSimulator
  readonly answer: ReturnType<typeof answererOf>
  /** Returns false when the request has already been answered with an error. */
  readonly verified: (request: FastifyRequest, reply: FastifyReply) => boolean
}

/** Serves Paytrail's API with signed responses. */
export function servePaytrailApi(scope: FastifyInstance, simulator: PaytrailSimulator): void {
  const answer = answererOf(simulator)
  const nonces = new LruCache<string, true>(10_000)
  const verified = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const fault = whyNotSigned(simulator, request, nonces)
    if (fault) answer(request, reply, 401, errorOf(fault))
    return !fault
  }
  const served = { simulator, answer, verified }
  servePayments(scope, served)
  serveRefunds(scope, served, { path: '/payments/:id/refund', byEmail: false })
  serveRefunds(scope, served, { path: '/payments/:id/refund/email', byEmail: true })
  serveProviders(scope, served)
}

function servePayments(scope: FastifyInstance, { simulator, answer, verified }: Served): void {
  scope.post('/payments', async (request, reply) => {
    if (!verified(request, reply)) return reply
    const created = await createSimulated(simulator, await jsonIn(request.body), algorithmOf(request))
    return answer(request, reply, created.status, created.answer)
  })
  scope.get<PaymentRoute>('/payments/:id', async (request, reply) => {
    if (!verified(request, reply)) return reply
    const payment = await simulator.store.read<SimulatedPayment>(paymentKind, request.params.id)
    if (!payment) return answer(request, reply, 404, errorOf('Transaction not found'))
    return answer(request, reply, 200, shown(payment, simulator.address))
  })
}

function serveRefunds(
  scope: FastifyInstance,
  { simulator, answer, verified }: Served,
  { path, byEmail }: { readonly path: string; readonly byEmail: boolean },
): void {
  const contract = byEmail ? emailRefundRequest : refundRequest
  scope.post<PaymentRoute>(path, async (request, reply) => {
    if (!verified(request, reply)) return reply
    const { data } = contract.safeParse(await jsonIn(request.body))
    if (!data) return answer(request, reply, 400, errorOf('Request does not validate'))
    const refunded = await refundSimulated(simulator, { id: request.params.id, byEmail }, data)
    if (refunded.status !== 201) return answer(request, reply, refunded.status, errorOf(refunded.message))
    const { refund, payment } = refunded
    if (refund.status !== 'pending') void inBackground(simulator, callBackRefund(simulator, payment, refund))
    if (payment.refundMode === 'refunds-lost') return reply.status(500).send()
    return answer(request, reply, 201, {
      transactionId: refund.id,
      provider: payment.provider,
      status: refund.status,
    })
  })
}

function serveProviders(scope: FastifyInstance, { answer, verified }: Served): void {
  scope.get('/merchants/grouped-payment-providers', (request, reply) => {
    if (!verified(request, reply)) return reply
    const { data } = providersRequest.safeParse(request.query)
    if (!data) return answer(request, reply, 400, errorOf('Query does not validate'))
    return answer(request, reply, 200, groupedProviders(data))
  })
}

function errorOf(message: string) {
  return { status: 'error', message }
}

function shown(payment: SimulatedPayment, address: string) {
  const { id, status, paid, currency, stamp, reference, createdAt, provider } = payment
  return {
    transactionId: id,
    status,
    amount: paid,
    currency,
    stamp,
    reference,
    createdAt,
    ...(status === 'new' ? { href: `${address}/pay/${id}` } : { provider }),
  }
}

function checkoutFields({ headers }: FastifyRequest): CheckoutFields {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith('checkout-'))
      .map(([name, value]) => [name, String(value)]),
  )
}

function algorithmOf({ headers }: FastifyRequest): Algorithm {
  return headers['checkout-algorithm'] === 'sha512' ? 'sha512' : 'sha256'
}

function whyNotSigned(
  { account: { account, secret } }: PaytrailSimulator,
  request: FastifyRequest,
  nonces: LruCache<string, true>,
): string | null {
  const fields = checkoutFields(request)
  const body = typeof request.body === 'string' ? request.body : ''
  if (fields['checkout-account'] !== account) return 'Merchant not found'
  if (fields['checkout-method'] !== request.method) return 'checkout-method does not fit the request'
  const transaction = (request.params as { id?: string }).id
  if (fields['checkout-transaction-id'] !== transaction)
    return 'checkout-transaction-id does not fit the path'
  if (!paytrailSignatureFits(secret, fields, body, String(request.headers.signature ?? '')))
    return 'Invalid HMAC signature'
  const nonce = fields['checkout-nonce'] ?? ''
  if (nonce === '' || nonces.has(nonce)) return 'checkout-nonce has been used'
  nonces.set(nonce, true)
  return null
}

function answererOf({ account: { account, secret }, now }: PaytrailSimulator) {
  return (request: FastifyRequest, reply: FastifyReply, status: number, content: object): FastifyReply => {
    const body = JSON.stringify(content)
    const algorithm = algorithmOf(request)
    const fields = {
      'checkout-account': account,
      'checkout-algorithm': algorithm,
      'checkout-method': request.method,
      'checkout-nonce': randomUUID(),
      'checkout-timestamp': now().toISOString(),
    }
    return reply
      .status(status)
      .headers({ ...fields, signature: paytrailSignature(secret, algorithm, fields, body) })
      .header('request-id', randomUUID())
      .type('application/json; charset=utf-8')
      .send(body)
  }
}
