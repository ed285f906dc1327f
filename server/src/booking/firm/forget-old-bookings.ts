import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetCustomersBefore } from './firm-store.ts'

/** As long as a garage may have to ask what was fitted; what the law wants stored longer is on the order. */
const storedDays = 90
const forgetJob = defineJob<Record<string, never>>('forget-old-bookings', { retries: 1, retrySeconds: 60 })

/** Who came goes, that a car came stays. */
export function forgetOldBookings({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('47 4 * * *', forgetJob, async (_, { now }) => {
    await forgetCustomersBefore(sql, new Date(now.getTime() - storedDays * 86_400_000))
  })
}
