import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteDownloadsBefore } from './store.ts'

/** The log is kept for a year and a month, so that the downloads of last year's season can be examined. */
const storedDays = 395
const forgetJob = defineJob<Record<string, never>>('forget-old-download-log')

export function forgetOldDownloadLog({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('41 3 * * *', forgetJob, async (_, { now }) => {
    await deleteDownloadsBefore(sql, loggedBefore(now))
  })
}

export function loggedBefore(now: Date): Date {
  return new Date(now.getTime() - storedDays * 24 * 3600_000)
}
