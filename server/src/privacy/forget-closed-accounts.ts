import { deleteCustomersClosedBefore } from '../accounts/index.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'

/** The number of years for which vouchers that refer to the account's id must be stored (kirjanpitolaki 2:10). */
const storedYears = 6
const forgetJob = defineJob<Record<string, never>>('forget-closed-accounts', {
  retries: 1,
  limitSeconds: 300,
})

/** Deletes the row with the id of a closed account once no voucher can refer to the id any more. */
export function forgetClosedAccounts({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('7 5 * * *', forgetJob, async (_, { now }) => {
    await deleteCustomersClosedBefore(sql, closedBefore(now))
  })
}

/**
 * Returns the time before which an account must have been closed to be deleted now. The period of six years begins at
 * the end of the calendar year.
 */
export function closedBefore(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - storedYears, 0, 1))
}

/** Returns the last day on which the voucher of a day has to be stored. */
export function lastDayOfVoucher(day: string): string {
  return `${Number(day.slice(0, 4)) + storedYears}-12-31`
}
