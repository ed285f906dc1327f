import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetOldStaffChallenges } from './second-factor/passkey-store.ts'
import { deleteLinksOver } from './store.ts'

const forgetJob = defineJob<Record<string, never>>('forget-old-staff-rows', { retries: 1, limitSeconds: 300 })

/** Deletes expired challenges of passkeys and expired links of staff. */
export function forgetOldStaffRows({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('52 * * * *', forgetJob, async (_, { now }) => {
    await forgetOldStaffChallenges(sql, now)
    await deleteLinksOver(sql, now)
  })
}
