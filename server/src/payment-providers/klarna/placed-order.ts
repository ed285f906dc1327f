import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readAnswer, refuseUnlessOk } from '../http/read-answer.ts'
import type { ProviderState, RefundState, RefundToMake } from '../provider.ts'
import type { CallKlarna } from './klarna-api.ts'

const order = z.object({
  order_id: z.string(),
  status: z.enum(['AUTHORIZED', 'PART_CAPTURED', 'CAPTURED', 'CANCELLED', 'EXPIRED', 'CLOSED']),
  fraud_status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']),
  order_amount: z.int(),
  original_order_amount: z.int().optional(),
  purchase_currency: z.string(),
  merchant_reference2: z.string().default(''),
  captured_amount: z.int().default(0),
  refunds: z.array(z.object({ reference: z.string().optional() })).default([]),
})
type PlacedOrder = z.output<typeof order>

const over = new Set<PlacedOrder['status']>(['CANCELLED', 'EXPIRED'])
const pathOf = (orderId: string) => `/ordermanagement/v1/orders/${encodeURIComponent(orderId)}`

export async function readOrder(call: CallKlarna, orderId: string): Promise<PlacedOrder> {
  return readAnswer(await call({ operation: 'read order', method: 'GET', path: pathOf(orderId) }), order)
}

export function stateOf(placed: PlacedOrder): ProviderState {
  if (over.has(placed.status) || placed.fraud_status === 'REJECTED') return { status: 'over' }
  return {
    status: placed.fraud_status === 'ACCEPTED' ? 'paid' : 'pending',
    amountCents: placed.original_order_amount ?? placed.order_amount,
    currency: placed.purchase_currency,
    stamp: placed.merchant_reference2,
    providerOrderId: placed.order_id,
  }
}

/**
 * Cancels an order. An order that is already cancelled or expired stays as it is. Klarna refuses to cancel a captured
 * order, whose money has to be refunded instead.
 */
export async function cancelOrder(call: CallKlarna, orderId: string): Promise<void> {
  const idempotencyKey = keyFor(orderId, 'cancel')
  const path = `${pathOf(orderId)}/cancel`
  const response = await call({ operation: 'cancel', method: 'POST', path, idempotencyKey })
  if (response.status === 403 && over.has((await readOrder(call, orderId)).status)) return
  await refuseUnlessOk(response)
}

/**
 * Captures the amount that Klarna still reports as authorised. A refund that has reached Klarna has already lowered
 * this amount; a later refund is taken from the captured money. Klarna remembers an idempotency key only for a day, but
 * a later repetition captures nothing, because the order is read first.
 */
export async function captureOrder(call: CallKlarna, orderId: string): Promise<void> {
  await captureLeft(call, orderId, authorisedLeft(await readOrder(call, orderId)))
}

async function captureLeft(call: CallKlarna, orderId: string, leftCents: number): Promise<void> {
  if (leftCents === 0) return
  const response = await call({
    operation: 'capture',
    method: 'POST',
    path: `${pathOf(orderId)}/captures`,
    body: { captured_amount: leftCents },
    idempotencyKey: keyFor(orderId, `capture ${leftCents}`),
  })
  if (response.status === 403) {
    // A refund may have lowered the authorisation since the order was read.
    const leftNow = authorisedLeft(await readOrder(call, orderId))
    if (leftNow !== leftCents) return captureLeft(call, orderId, leftNow)
  }
  await refuseUnlessOk(response)
}

/**
 * Returns the authorised amount that is not captured yet. The amount is 0 if the order was cancelled because its whole
 * amount was refunded.
 */
function authorisedLeft({ status, order_amount, captured_amount }: PlacedOrder): number {
  return status === 'CANCELLED' ? 0 : Math.max(order_amount - captured_amount, 0)
}

export async function extendOrder(call: CallKlarna, orderId: string): Promise<void> {
  const path = `${pathOf(orderId)}/extend-authorization-time`
  const idempotencyKey = randomUUID()
  await refuseUnlessOk(await call({ operation: 'extend', method: 'POST', path, idempotencyKey }))
}

export async function refundOrder(
  call: CallKlarna,
  orderId: string,
  refund: RefundToMake,
): Promise<RefundState> {
  const placed = await readOrder(call, orderId)
  if (over.has(placed.status) || placed.refunds.some(({ reference }) => reference === refund.refundId))
    return 'made'
  if (placed.captured_amount > 0) return refundCaptured(call, orderId, refund)
  if (refund.amountCents < placed.order_amount) return lowerAuthorisation(call, placed, refund)
  await cancelOrder(call, orderId)
  return 'made'
}

async function refundCaptured(
  call: CallKlarna,
  orderId: string,
  { refundId, amountCents }: RefundToMake,
): Promise<RefundState> {
  const response = await call({
    operation: 'refund',
    method: 'POST',
    path: `${pathOf(orderId)}/refunds`,
    body: { refunded_amount: amountCents, reference: refundId },
    idempotencyKey: refundId,
  })
  await refuseUnlessOk(response)
  return 'made'
}

/**
 * Makes a partial refund before the capture, by lowering the authorisation. If the order has been captured since it was
 * read, the captured money is refunded instead.
 */
async function lowerAuthorisation(
  call: CallKlarna,
  placed: PlacedOrder,
  refund: RefundToMake,
): Promise<RefundState> {
  const { refundId, amountCents } = refund
  const response = await call({
    operation: 'lower authorisation',
    method: 'PATCH',
    path: `${pathOf(placed.order_id)}/authorization`,
    body: { order_amount: placed.order_amount - amountCents, description: refundId },
    // The key `refundId` belongs to the refund itself, and Klarna refuses a key that it knows from another request.
    idempotencyKey: keyFor(refundId, 'lower authorisation'),
  })
  if (response.status === 403) {
    const { captured_amount } = await readOrder(call, placed.order_id)
    if (captured_amount > 0) return refundCaptured(call, placed.order_id, refund)
  }
  await refuseUnlessOk(response)
  return 'made'
}

/** The same id and purpose always give the same key, in the form of a UUID. */
function keyFor(id: string, purpose: string): string {
  const hex = createHash('sha256').update(`${purpose} ${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
