import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { guestSeconds } from '../platform/sessions/guest.ts'
import { deleteGuestCartsBefore } from './store.ts'

const forgetCarts = defineJob<Record<string, never>>('forget-old-carts', {
  retries: 1,
  retrySeconds: 60,
  limitSeconds: 300,
})

/** A guest cannot return to a cart after the token that opens it has expired. */
export function forgetOldCarts({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('37 4 * * *', forgetCarts, async (_, { now }) => {
    await deleteGuestCartsBefore(sql, new Date(now.getTime() - guestSeconds * 1000))
  })
}
