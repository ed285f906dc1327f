import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetCustomersBefore } from './firm-store.ts'

/**
 * The number of days for which a garage may ask what was fitted. Data that the law requires to be stored longer are
 * stored with the order.
 */
const storedDays = 90
const forgetJob = defineJob<Record<string, never>>('forget-old-bookings', { retries: 1, retrySeconds: 60 })

/** Deletes the personal data of customers; the appointment itself stays. */
export function forgetOldBookings({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('47 4 * * *', forgetJob, async (_, { now }) => {
    await forgetCustomersBefore(sql, new Date(now.getTime() - storedDays * 86_400_000))
  })
}
