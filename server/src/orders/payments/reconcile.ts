import type { PaymentProvider } from '../../payment/index.ts'
import { providerOf, providersOf } from '../../payment/index.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { ordersWithExpired } from '../reservations/reservation-store.ts'
import { askProviderOf } from './ask-provider.ts'
import type { Attempt } from './attempt-store.ts'
import { readAttempt } from './attempt-store.ts'
import { attemptsUnderWay, takeAttemptsToCheck } from './due-store.ts'
import { knownPayment } from './payment-to-make.ts'
import { releaseExpired } from './release-expired.ts'

const reconcileJob = defineJob<Record<string, never>>('reconcile-payments', { retries: 0, limitSeconds: 300 })
const atOnce = 50

/**
 * Each minute: providers are asked about payments that they have said nothing of, and what was held for payments that
 * never came is released. Nobody who pays depends on it unless redirect and callback are both lost.
 */
export function reconcilePayments(platform: Platform): void {
  platform.jobs.every('* * * * *', reconcileJob, (_, { now }) => reconcile(platform, now))
}

export async function reconcile(platform: Platform, now: Date): Promise<void> {
  for (const attempt of await takeAttemptsToCheck(platform.sql, now, atOnce))
    await check(platform, attempt, now)
  for (const orderId of await ordersWithExpired(platform.sql, now, atOnce))
    await release(platform, orderId, now).catch((error: unknown) =>
      platform.log.error({ err: error, order: orderId }, 'An order could not be released.'),
    )
}

async function release(platform: Platform, orderId: string, now: Date): Promise<void> {
  // The last look: somebody may have paid a moment ago.
  for (const attempt of await attemptsUnderWay(platform.sql, orderId)) await check(platform, attempt, now)
  await releaseExpired(platform.sql, orderId, now)
}

/** One that fails is looked up again later, and does not stop the others. */
async function check(platform: Platform, attempt: Attempt, now: Date): Promise<void> {
  await askProviderOf({ platform, now }, attempt)
    .then((status) => (status === null ? closeIfOver(platform, attempt.id) : undefined))
    .catch((error: unknown) =>
      platform.log.warn({ err: error, attempt: attempt.id }, 'A payment could not be looked up.'),
    )
}

/** An attempt that the shop has closed is closed at its provider too, if the provider has a call for that. */
async function closeIfOver(platform: Platform, attemptId: string): Promise<void> {
  const { sql } = platform
  const attempt = await readAttempt(sql, attemptId)
  if (attempt?.state !== 'closed' || attempt.providerId === null) return
  const provider: PaymentProvider = providersOf(platform)[providerOf(attempt.method)]
  await provider.close(await knownPayment(sql, { ...attempt, providerId: attempt.providerId }))
}
