import { z } from 'zod'
import { readAnswer, refuseUnlessOk } from '../http/read-answer.ts'
import type { PaymentToMake, StartedPayment } from '../provider.ts'
import type { CallKlarna } from './klarna-api.ts'
import { orderBody } from './order-body.ts'

const paymentSession = z.object({ session_id: z.string().min(1).max(100) })
const pageStarted = z.object({
  session_id: z.string().min(1).max(100),
  redirect_url: z.url({ protocol: /^https?$/ }),
})
const page = z.object({
  status: z.enum([
    'WAITING',
    'IN_PROGRESS',
    'MANUAL_ID_CHECK',
    'BACK',
    'FAILED',
    'ERROR',
    'COMPLETED',
    'CANCELLED',
    'DISABLED',
  ]),
  authorization_token: z.string().min(1).max(500).optional(),
  order_id: z.string().min(1).max(100).optional(),
  expires_at: z.iso.datetime({ offset: true }).optional(),
})
type HostedPage = z.output<typeof page>

interface Addresses {
  readonly klarnaUrl: string
  readonly shopUrl: URL
  readonly shopName: string
  readonly callback: string
}

/**
 * Creates a session of Klarna Payments with the goods, then the hosted page on which the buyer approves the payment.
 */
export async function startPage(
  call: CallKlarna,
  payment: PaymentToMake,
  { klarnaUrl, shopUrl, shopName, callback }: Addresses,
): Promise<StartedPayment> {
  const body = { ...orderBody(payment, callback), intent: 'buy' }
  const session = await readAnswer(
    await call({ operation: 'start session', method: 'POST', path: '/payments/v1/sessions', body }),
    paymentSession,
  )
  const hosted = {
    payment_session_url: `${klarnaUrl}/payments/v1/sessions/${session.session_id}`,
    merchant_urls: returnAddresses(shopUrl.origin, payment.orderNumber, callback),
    // With `NONE`, Klarna does not place the order. The shop places it, once the shop knows that it can still deliver.
    options: { place_order_mode: 'NONE', purchase_type: 'BUY', page_title: shopName },
  }
  const started = await readAnswer(
    await call({ operation: 'start page', method: 'POST', path: '/hpp/v1/sessions', body: hosted }),
    pageStarted,
  )
  return { providerId: started.session_id, url: started.redirect_url }
}

/** Returns the URLs to which Klarna redirects the buyer. Klarna replaces the placeholders in double braces. */
function returnAddresses(shop: string, orderNumber: string, callback: string) {
  const failed = `${shop}/klarna_payment/failed/${orderNumber}?sid={{session_id}}`
  return {
    success: `${shop}/klarna_payment?token={{authorization_token}}&sid={{session_id}}&order_id=${orderNumber}`,
    cancel: failed,
    back: failed,
    failure: failed,
    error: failed,
    status_update: callback,
  }
}

/** Returns null if the page no longer exists. */
export async function readPage(call: CallKlarna, sessionId: string): Promise<HostedPage | null> {
  const path = `/hpp/v1/sessions/${encodeURIComponent(sessionId)}`
  const response = await call({ operation: 'read page', method: 'GET', path })
  return response.status === 404 ? null : readAnswer(response, page)
}

/**
 * Disables the page, so that nobody can pay on it any more. A page that is completed or no longer exists cannot be
 * disabled, but nobody can pay on such a page either.
 */
export async function disablePage(call: CallKlarna, sessionId: string): Promise<void> {
  const path = `/hpp/v1/sessions/${encodeURIComponent(sessionId)}`
  const response = await call({ operation: 'disable page', method: 'DELETE', path })
  if (response.status !== 400 && response.status !== 404) await refuseUnlessOk(response)
}

export async function releaseAuthorisation(call: CallKlarna, token: string): Promise<void> {
  const path = `/payments/v1/authorizations/${encodeURIComponent(token)}`
  const response = await call({ operation: 'release authorisation', method: 'DELETE', path })
  if (response.status !== 404) await refuseUnlessOk(response)
}
