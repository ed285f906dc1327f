import { z } from 'zod'
import type { ProviderResponse } from '../http/provider-connection.ts'
import { readAnswer } from '../http/read-answer.ts'
import type { KnownPayment, RefundState, RefundToMake } from '../provider.ts'
import { ProviderRefused } from '../provider.ts'

const refunded = z.object({ status: z.enum(['ok', 'pending', 'fail']) })
const states = { ok: 'made', pending: 'pending', fail: 'refused' } as const
/** 400 and 422: the bank takes no refunds, takes one only, or thirteen weeks are over. */
const refusals: ReadonlySet<number> = new Set([400, 422])

/** `POST /payments/{id}/refund`. With an e-mail address Paytrail asks the buyer for an account where a bank has no refunds. */
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
  // A stamp that Paytrail knows already: the refund was made before, and its callback says how it ended.
  if (response.status === 400 && response.text.includes('refundStamp')) return 'pending'
  if (refusals.has(response.status)) return 'refused'
  if (response.status === 404) throw new ProviderRefused('Paytrail does not know the payment.')
  return states[(await readAnswer(response, refunded)).status]
}
