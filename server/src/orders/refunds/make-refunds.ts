import { ProviderRefused, providerOf, providersOf } from '../../payment/index.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { readAttempt } from '../payments/attempt-store.ts'
import { knownPayment } from '../payments/payment-to-make.ts'
import { beginSending, readRefund, storeRefundState } from './refund-store.ts'

export const makeRefund = defineJob<{ refundId: string }>('make-refund', { retries: 20, retrySeconds: 30 })

/**
 * The provider knows a refund by its id, so that asking again after a lost answer pays nothing twice. One that it
 * refuses stays due: staff find it in their list.
 */
export function makeRefunds(platform: Platform): void {
  platform.jobs.handle(makeRefund, ({ refundId }, { now }) => makeRefundNow(platform, refundId, now))
}

export async function makeRefundNow(platform: Platform, refundId: string, now: Date): Promise<void> {
  const { sql } = platform
  const refund = await readRefund(sql, refundId)
  const attempt = refund && (await readAttempt(sql, refund.attemptId))
  if (!refund || !attempt?.providerId || !(await beginSending(sql, refundId))) return
  const payment = await knownPayment(sql, { ...attempt, providerId: attempt.providerId })
  const provider = providersOf(platform)[providerOf(attempt.method)]
  const outcome = await provider
    .refund(payment, { refundId, amountCents: refund.amountCents })
    .catch((error: unknown) => {
      if (error instanceof ProviderRefused) return 'refused' as const
      throw error
    })
  await storeRefundState(sql, refundId, outcome, now)
}
