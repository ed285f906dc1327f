import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteChangesBefore } from './store.ts'

const forgetChanges = defineJob<Record<string, never>>('forget-old-catalogue-changes', {
  retries: 1,
  retrySeconds: 60,
  limitSeconds: 300,
})
const storedDays = 7

/**
 * Deletes old records of changes every day. A process that was suspended for longer than these records are stored
 * reads the whole catalogue again.
 */
export function forgetOldChanges({ jobs, sql, clock }: Platform): void {
  jobs.every('17 4 * * *', forgetChanges, async () => {
    await deleteChangesBefore(sql, new Date(clock().getTime() - storedDays * 24 * 3600_000))
  })
}
