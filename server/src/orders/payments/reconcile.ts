import type { PaymentProvider } from '../../payment-providers/index.ts'
import { ProviderAway, providerOf, providersOf } from '../../payment-providers/index.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { workOff } from '../../platform/work-off.ts'
import { closeAttempts, readAttempt } from '../attempts/attempt-store.ts'
import { lockPayableOrder } from '../attempts/payable-order.ts'
import { knownPayment } from '../attempts/payment-to-make.ts'
import { releaseReservation } from '../reservations/release-reservation.ts'
import { ordersWithExpired } from '../reservations/reservation-store.ts'
import { checkWithProvider } from './check-with-provider.ts'
import type { DueAttempt } from './due-store.ts'
import { attemptsUnderWay, endChecks, repeatCheck, takeAttemptsToCheck } from './due-store.ts'

const reconcileJob = defineJob<Record<string, never>>('reconcile-payments', { retries: 0, limitSeconds: 300 })
const batchSize = 50
/**
 * The number of checks that run at once. Each check may hold a database connection, and the pool has ten. A provider
 * responds within ten seconds at most.
 */
const atOnce = 5
const awayMilliseconds = 60_000

/**
 * Each minute the job asks providers about payments that they have not reported, and releases what was reserved for
 * payments that never came. A buyer depends on this job only when both the redirect and the callback are lost.
 */
export function reconcilePayments(platform: Platform): void {
  platform.jobs.every('* * * * *', reconcileJob, (_, { now }) => reconcile(platform, now))
}

export async function reconcile(platform: Platform, now: Date, limit = batchSize): Promise<void> {
  const { sql, log } = platform
  await workOff({
    take: () => takeAttemptsToCheck(sql, now, limit),
    work: (attempt) => check(platform, attempt, now),
    failed: ({ id }, error) => log.error({ err: error, attempt: id }, 'A payment could not be checked.'),
    atOnce,
  })
  let after = '00000000-0000-0000-0000-000000000000'
  await workOff({
    take: async () => {
      const orderIds = await ordersWithExpired(sql, now, { after, limit })
      after = orderIds.at(-1) ?? after
      return orderIds
    },
    work: (orderId) => release(platform, orderId, now),
    failed: (orderId, error) => log.error({ err: error, order: orderId }, 'An order could not be released.'),
    atOnce,
  })
}

async function release(platform: Platform, orderId: string, now: Date): Promise<void> {
  // Each payment is checked once more before its reservation is released, because the buyer may have paid a moment ago.
  for (const attempt of await attemptsUnderWay(platform.sql, orderId)) await check(platform, attempt, now)
  await releaseExpired(platform.sql, orderId, now)
}

/**
 * Releases everything that an order has reserved, if its reservation has expired without a payment. The order remains
 * and can still be paid.
 */
export async function releaseExpired(sql: Sql, orderId: string, now: Date): Promise<void> {
  await sql.transaction(async (tx) => {
    const order = await lockPayableOrder(tx, orderId)
    if (!order?.reservedUntil || order.reservedUntil > now) return
    await closeAttempts(tx, orderId, { by: 'job', now })
    await releaseReservation(tx, orderId, now)
  })
}

/** Checks a payment at its provider. If the check fails, the payment is checked again at the time of its next check. */
async function check(platform: Platform, attempt: DueAttempt, now: Date): Promise<void> {
  await checkWithProvider({ platform, now }, attempt)
    .then((status) => (status === null ? closeIfOver(platform, attempt.id) : undefined))
    .catch(async (error: unknown) => {
      platform.log.warn({ err: error, attempt: attempt.id }, 'A payment could not be looked up.')
      if (error instanceof ProviderAway)
        await repeatCheck(platform.sql, attempt, new Date(now.getTime() + awayMilliseconds))
    })
}

/** An attempt that the shop has closed is closed at its provider too, if the provider has a call for that. */
async function closeIfOver(platform: Platform, attemptId: string): Promise<void> {
  const { sql } = platform
  const attempt = await readAttempt(sql, attemptId)
  if (attempt?.state !== 'closed' || attempt.providerId === null) return
  const provider: PaymentProvider = providersOf(platform)[providerOf(attempt.method)]
  const payment = await knownPayment(sql, { ...attempt, providerId: attempt.providerId })
  if (await provider.close(payment)) await endChecks(sql, attemptId)
}
