import { z } from 'zod'
import type { Surroundings } from '../http/provider-connection.ts'
import { readAnswer } from '../http/read-answer.ts'
import type { KnownPayment, PaymentProvider, PaymentToMake, ProviderState } from '../provider.ts'
import { ProviderRefused } from '../provider.ts'
import { disablePage, readPage, releaseAuthorisation, startPage } from './hosted-page.ts'
import type { KlarnaAccount } from './klarna-account.ts'
import type { CallKlarna } from './klarna-api.ts'
import { callerOf } from './klarna-api.ts'
import { orderBody } from './order-body.ts'
import { cancelOrder, captureOrder, extendOrder, readOrder, refundOrder, stateOf } from './placed-order.ts'

interface Addresses {
  readonly shopUrl: URL
  readonly shopName: () => string
  readonly callbackAddress: (attemptId: string) => string
}

/** Uses three APIs of Klarna: Payments, the hosted page, and Order Management. */
export function klarna(
  account: KlarnaAccount,
  { shopUrl, shopName, callbackAddress }: Addresses,
  surroundings: Surroundings,
): PaymentProvider {
  const call = callerOf(account, surroundings)
  const now = () => surroundings.now()
  return {
    start: (payment) =>
      startPage(call, payment, {
        klarnaUrl: account.url,
        shopUrl,
        shopName: shopName(),
        callback: callbackAddress(payment.attemptId),
      }),
    read: (payment) => readPayment(call, payment, now()),
    place: (payment, token) => place(call, { payment, token, callback: callbackAddress(payment.attemptId) }),
    async close(payment) {
      await close(call, payment)
      return true
    },
    async capture(payment) {
      await captureOrder(call, placedOrderOf(payment))
    },
    async extend(payment) {
      await extendOrder(call, placedOrderOf(payment))
    },
    async refund(payment, refund) {
      return await refundOrder(call, placedOrderOf(payment), refund)
    },
  }
}

function placedOrderOf({ providerOrderId }: KnownPayment): string {
  if (!providerOrderId) throw new ProviderRefused('Klarna has no order of this payment.')
  return providerOrderId
}

const final = new Set(['CANCELLED', 'DISABLED'])

async function readPayment(call: CallKlarna, payment: KnownPayment, now: Date): Promise<ProviderState> {
  if (payment.providerOrderId) return stateOf(await readOrder(call, payment.providerOrderId))
  const page = await readPage(call, payment.providerId)
  // A Klarna order is created only by our server, never by the payment page itself. So if the page no longer exists
  // and no order is known, nothing was paid.
  if (!page) return { status: 'over' }
  if (page.order_id) return stateOf(await readOrder(call, page.order_id))
  if (page.status === 'COMPLETED' && page.authorization_token)
    return { status: 'authorised', token: page.authorization_token }
  const isOver = page.expires_at !== undefined && new Date(page.expires_at) <= now
  return { status: isOver || final.has(page.status) ? 'over' : 'open' }
}

const placed = z.object({ order_id: z.string().min(1).max(100) })
/**
 * The statuses of a refusal that is final, because the data differ from those of the session or the token has expired.
 */
const neverPlaced: ReadonlySet<number> = new Set([400, 404, 409])

interface Placing {
  readonly payment: PaymentToMake & Pick<KnownPayment, 'providerId'>
  readonly token: string
  readonly callback: string
}

async function place(call: CallKlarna, { payment, token, callback }: Placing): Promise<ProviderState> {
  const response = await call({
    operation: 'place order',
    method: 'POST',
    path: `/payments/v1/authorizations/${encodeURIComponent(token)}/order`,
    body: orderBody(payment, callback),
    idempotencyKey: payment.attemptId,
  })
  if (neverPlaced.has(response.status)) return placedBefore(call, payment.providerId)
  const { order_id: orderId } = await readAnswer(response, placed)
  // The response has no amount. Only the order itself says what Klarna is going to pay, and in which currency.
  return stateOf(await readOrder(call, orderId))
}

/**
 * Looks for an order that was already placed with the token, which can be used only once. This finds an order whose
 * response was lost so long ago that Klarna no longer remembers the idempotency key.
 */
async function placedBefore(call: CallKlarna, sessionId: string): Promise<ProviderState> {
  const orderId = (await readPage(call, sessionId))?.order_id
  return orderId ? stateOf(await readOrder(call, orderId)) : { status: 'over' }
}

/** The page is disabled first, so that the buyer cannot approve the payment after the page has been read. */
async function close(call: CallKlarna, { providerId, providerOrderId }: KnownPayment): Promise<void> {
  if (providerOrderId) return cancelOrder(call, providerOrderId)
  await disablePage(call, providerId)
  const page = await readPage(call, providerId)
  if (page?.order_id) await cancelOrder(call, page.order_id)
  else if (page?.authorization_token) await releaseAuthorisation(call, page.authorization_token)
}
