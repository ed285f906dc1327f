import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteAllExpired } from './stock-store.ts'

const freeJob = defineJob<Record<string, never>>('free-expired-stock', { retries: 0 })

/**
 * Deletes expired reservations every minute, so that the shop shows unpaid tyres as available again. Reserving stock
 * deletes expired reservations as well.
 */
export function freeExpiredStock({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('* * * * *', freeJob, (_, { now }) => deleteAllExpired(sql, now))
}
