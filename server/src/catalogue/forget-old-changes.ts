import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'

const forgetChanges = defineJob<Record<string, never>>('forget-old-catalogue-changes', {
  retries: 1,
  retrySeconds: 60,
  limitSeconds: 300,
})
const keptDays = 7

/** A process that slept longer than this reads the whole catalogue again. */
export function forgetOldChanges({ jobs, pool, clock }: Platform): void {
  jobs.every('17 4 * * *', forgetChanges, async () => {
    await pool.query('delete from catalogue_change where at < $1::timestamptz - make_interval(days => $2)', [
      clock(),
      keptDays,
    ])
  })
}
