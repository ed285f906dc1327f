import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteRequestsBefore } from './store.ts'

const storedMonths = 24

const forgetRequests = defineJob<Record<string, never>>('forget-old-partner-requests', {
  retries: 1,
  retrySeconds: 60,
  limitSeconds: 300,
})

export function forgetOldPartnerRequests({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('52 4 * * *', forgetRequests, async (_, { now }) => {
    const before = new Date(now)
    before.setUTCMonth(before.getUTCMonth() - storedMonths)
    await deleteRequestsBefore(sql, before)
  })
}
