import { deleteCustomersClosedBefore } from '../accounts/index.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'

/** As long as vouchers that name the account's id have to be stored (kirjanpitolaki 2:10). */
const storedYears = 6
const forgetJob = defineJob<Record<string, never>>('forget-closed-accounts', {
  retries: 1,
  limitSeconds: 300,
})

/** What is left of a closed account is its id; it goes when no voucher can name it any more. */
export function forgetClosedAccounts({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('7 5 * * *', forgetJob, async (_, { now }) => {
    await deleteCustomersClosedBefore(sql, closedBefore(now))
  })
}

/** Six years from the end of the year. */
export function closedBefore(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - storedYears, 0, 1))
}
