import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteRequestsBefore, readPartnerSettings } from './store.ts'

const forgetRequests = defineJob<Record<string, never>>('forget-old-partner-requests', {
  retries: 1,
  retrySeconds: 60,
  limitSeconds: 300,
})

/** Requests of any status are deleted, because the receipt promises it to every applicant. */
export function forgetOldPartnerRequests({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('52 4 * * *', forgetRequests, async (_, { now }) => {
    const { eraseAfterMonths } = await readPartnerSettings(sql)
    const before = new Date(now)
    before.setUTCMonth(before.getUTCMonth() - eraseAfterMonths)
    await deleteRequestsBefore(sql, before)
  })
}
