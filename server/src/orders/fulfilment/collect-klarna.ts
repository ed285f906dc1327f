import { providersOf } from '../../payment-providers/index.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { workOff } from '../../platform/work-off.ts'
import { knownPayment } from '../attempts/payment-to-make.ts'
import { markStuck } from '../payments/stuck-store.ts'
import { sentAndFinalBy } from '../why-not-changed.ts'
import type { PlacedAttempt } from './capture-store.ts'
import { markCaptured, markExtended, paymentsToCapture, paymentsToExtend } from './capture-store.ts'

const collectJob = defineJob<Record<string, never>>('collect-klarna', { retries: 0, limitSeconds: 300 })
const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds
/** Klarna's authorisation lasts 28 days, so it is extended after 25 days. */
const extendAfterDays = 25
/**
 * Payments are tried for much longer than an authorisation lasts, because staff may settle a refused capture with Klarna.
 * The job leaves older payments out.
 */
export const expiredAfterDays = 90
const batchSize = 100
const atOnce = 5

/**
 * Captures each Klarna payment once its tyres are fitted or their sending is final, and extends its authorisation if the
 * fitting is weeks away. Only one process runs the job at a time.
 */
export function collectKlarna(platform: Platform): void {
  platform.jobs.every('*/5 * * * *', collectJob, (_, { now }) => collectAll(platform, now))
}

export async function collectAll(platform: Platform, now: Date, limit = batchSize): Promise<void> {
  const { sql } = platform
  const { klarna } = providersOf(platform)
  // A payment that failed is skipped for an hour. Otherwise the loop would take the same payment again and again, and
  // the payments behind it would wait.
  const triedBefore = new Date(now.getTime() - hourMilliseconds)
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  const due = { triedBefore, authorisedAfter: daysAgo(expiredAfterDays), limit }
  await workOff({
    take: () => paymentsToCapture(sql, { ...due, sentBy: sentAndFinalBy(now) }),
    work: async (attempt) => {
      await klarna.capture(await knownPayment(sql, attempt))
      await markCaptured(sql, attempt.id, now)
    },
    failed: stuck(platform, 'not-captured', now),
    atOnce,
  })
  await workOff({
    take: () => paymentsToExtend(sql, daysAgo(extendAfterDays), due),
    work: async (attempt) => {
      await klarna.extend(await knownPayment(sql, attempt))
      await markExtended(sql, attempt.id, now)
    },
    failed: stuck(platform, 'not-extended', now),
    atOnce,
  })
}

function stuck({ sql, log }: Platform, because: 'not-captured' | 'not-extended', now: Date) {
  return async ({ id }: PlacedAttempt, error: unknown): Promise<void> => {
    log.error({ err: error, attempt: id, because }, 'Klarna could not be asked to collect a payment.')
    await markStuck(sql, id, because, now)
  }
}
