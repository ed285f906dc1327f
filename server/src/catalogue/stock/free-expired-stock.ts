import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteAllExpired } from './stock-store.ts'

const freeJob = defineJob<Record<string, never>>('free-expired-stock', { retries: 0 })

/** Each minute, so that the shop shows again what nobody paid. Whoever takes stock deletes what has run out as well. */
export function freeExpiredStock({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('* * * * *', freeJob, (_, { now }) => deleteAllExpired(sql, now))
}
