import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetOldDevices } from './log-in/device-store.ts'
import { forgetOldChallenges } from './passkeys/store.ts'
import { forgetOldTokens } from './passwords/token-store.ts'

const forgetJob = defineJob<Record<string, never>>('forget-old-account-rows', {
  retries: 1,
  limitSeconds: 300,
})

/**
 * Deletes expired links and challenges. Also deletes devices that have not been used for as long as a browser stores
 * a cookie.
 */
export function forgetOldAccountRows({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('47 * * * *', forgetJob, async (_, { now }) => {
    await forgetOldTokens(sql, now)
    await forgetOldChallenges(sql, now)
    await forgetOldDevices(sql, now)
  })
}
