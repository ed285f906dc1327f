import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteEventsBefore } from './store.ts'

const forgetEvents = defineJob<Record<string, never>>('forget-old-marketing-events', {
  retries: 1,
  retrySeconds: 60,
  limitSeconds: 300,
})
const keptDays = 30

export function forgetOldEvents({ jobs, db }: Pick<Platform, 'jobs' | 'db'>): void {
  jobs.every('47 4 * * *', forgetEvents, async (_, { now }) => {
    await deleteEventsBefore(db, new Date(now.getTime() - keptDays * 24 * 3600_000))
  })
}
