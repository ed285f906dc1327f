import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteEventsBefore } from './store.ts'

const forgetEvents = defineJob<Record<string, never>>('forget-old-marketing-events', {
  retries: 1,
  retrySeconds: 60,
  limitSeconds: 300,
})
const storedDays = 30

export function forgetOldEvents({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('47 4 * * *', forgetEvents, async (_, { now }) => {
    await deleteEventsBefore(sql, new Date(now.getTime() - storedDays * 24 * 3600_000))
  })
}
