import { ProviderAway, ProviderRefused, providerOf, providersOf } from '../../payment-providers/index.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { readAttempt } from '../attempts/attempt-store.ts'
import { knownPayment } from '../attempts/payment-to-make.ts'
import type { RefundOutcome } from './refund-store.ts'
import { beginSending, endSending, readRefund, storeRefundState } from './refund-store.ts'

export const makeRefund = defineJob<{ refundId: string }>('make-refund', { retries: 20, retrySeconds: 30 })

/**
 * A retry after a lost response does not refund twice: for Klarna the client looks for the refund's id first, and
 * Paytrail is not called again. A refund that was neither made nor refused is pending, and a refused one stays refused;
 * staff find both in their list.
 */
export function makeRefunds(platform: Platform): void {
  platform.jobs.handle(makeRefund, ({ refundId }, { now }) => makeRefundNow(platform, refundId, now))
}

export async function makeRefundNow(platform: Platform, refundId: string, now: Date): Promise<void> {
  const { sql } = platform
  const refund = await readRefund(sql, refundId)
  const attempt = refund && (await readAttempt(sql, refund.attemptId))
  if (!refund || !attempt) return
  const { providerId } = attempt
  if (providerId === null) throw new Error(`The refund ${refundId} is of a payment that no provider knows.`)
  const payment = await knownPayment(sql, { ...attempt, providerId })
  const sending = await beginSending(sql, refundId)
  if (!sending) return
  const provider = providersOf(platform)[providerOf(attempt.method)]
  const { amountCents, requestId } = refund
  const outcome = await provider.refund(payment, { refundId: requestId, amountCents, ...sending }).then(
    (state): RefundOutcome => ({ state }),
    async (error: unknown): Promise<RefundOutcome> => {
      if (error instanceof ProviderRefused)
        return { state: 'refused', message: error.sentence ?? error.message }
      if (error instanceof ProviderAway) await endSending(sql, refundId)
      throw error
    },
  )
  await storeRefundState(sql, refundId, outcome, now)
}
