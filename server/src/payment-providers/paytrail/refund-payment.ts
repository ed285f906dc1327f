import { z } from 'zod'
import type { ProviderResponse } from '../http/provider-connection.ts'
import { readAnswer } from '../http/read-answer.ts'
import type { KnownPayment, RefundState, RefundToMake } from '../provider.ts'

const refunded = z.object({ status: z.enum(['ok', 'pending', 'fail']) })
const states = { ok: 'made', pending: 'pending', fail: 'refused' } as const

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

/**
 * Throws `ProviderRefused` for 400 and 422: the bank supports no refunds, or only one refund, or thirteen weeks have
 * passed.
 */
export async function refundStateOf(response: ProviderResponse): Promise<RefundState> {
  // Paytrail knows the stamp already: the refund was requested before, and its callback reports the result.
  if (response.status === 400 && response.text.includes('refundStamp')) return 'pending'
  return states[(await readAnswer(response, refunded)).status]
}
