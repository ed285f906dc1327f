import { ProviderAway, ProviderRefused, providersOf } from '../../payment/index.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { knownPayment } from '../payments/payment-to-make.ts'
import { markCaptured, markExtended, paymentsToCapture, paymentsToExtend } from './capture-store.ts'

const collectJob = defineJob<Record<string, never>>('collect-klarna', { retries: 0, limitSeconds: 300 })
const dayMilliseconds = 86_400_000
/** Klarna's authorisation lasts 28 days. */
const extendAfterDays = 25

/**
 * Klarna is asked for the money once the tyres are fitted or sent, and asked to wait where the fitting is weeks away.
 * Of several processes only one does this at a time; what failed is tried again the next time.
 */
export function collectKlarna(platform: Platform): void {
  platform.jobs.every('*/5 * * * *', collectJob, (_, { now }) => collectAll(platform, now))
}

export async function collectAll(platform: Platform, now: Date): Promise<void> {
  const { sql } = platform
  const { klarna } = providersOf(platform)
  for (const attempt of await paymentsToCapture(sql)) {
    if (await tried(platform, async () => klarna.capture(await knownPayment(sql, attempt))))
      await markCaptured(sql, attempt.id, now)
  }
  const before = new Date(now.getTime() - extendAfterDays * dayMilliseconds)
  for (const attempt of await paymentsToExtend(sql, before)) {
    if (await tried(platform, async () => klarna.extend(await knownPayment(sql, attempt))))
      await markExtended(sql, attempt.id, now)
  }
}

async function tried({ log }: Platform, call: () => Promise<void>): Promise<boolean> {
  return await call()
    .then(() => true)
    .catch((error: unknown) => {
      if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
      log.error({ err: error }, 'Klarna could not be asked to collect.')
      return false
    })
}
