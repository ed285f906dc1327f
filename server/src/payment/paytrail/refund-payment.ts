import { z } from 'zod'
import type { ProviderResponse } from '../http/provider-connection.ts'
import { readAnswer } from '../http/read-answer.ts'
import type { KnownPayment, RefundState, RefundToMake } from '../provider.ts'
import { ProviderRefused } from '../provider.ts'

const refunded = z.object({ status: z.enum(['ok', 'pending', 'fail']) })
const states = { ok: 'made', pending: 'pending', fail: 'refused' } as const
/**
 * The statuses of a refused refund. Paytrail responds with 400 or 422 if the bank supports no refunds, or only one
 * refund, or if thirteen weeks have passed.
 */
const refusals: ReadonlySet<number> = new Set([400, 422])

/**
 * The body of `POST /payments/{id}/refund`. When a bank supports no refunds, Paytrail asks the buyer for an account at
 * this e-mail address.
 */
export function refundBody(payment: KnownPayment, { refundId, amountCents }: RefundToMake, shopUrl: URL) {
  const callback = new URL(`/api/v1/callbacks/paytrail-refund/${refundId}`, shopUrl).href
  return {
    amount: amountCents,
    email: payment.buyer.email,
    refundStamp: refundId,
    refundReference: payment.orderNumber,
    callbackUrls: { success: callback, cancel: callback },
  }
}

export async function refundStateOf(response: ProviderResponse): Promise<RefundState> {
  // Paytrail knows the stamp already: the refund was requested before, and its callback reports the result.
  if (response.status === 400 && response.text.includes('refundStamp')) return 'pending'
  if (refusals.has(response.status)) return 'refused'
  if (response.status === 404) throw new ProviderRefused('Paytrail does not know the payment.')
  return states[(await readAnswer(response, refunded)).status]
}
