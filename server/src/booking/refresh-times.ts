import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { readStalePoints } from './next-time-store.ts'
import { refreshNextTimes } from './next-times.ts'
import { deleteExpired, deleteOrphans, lockPoints, pointsWithExpired } from './store.ts'

const refreshJob = defineJob<Record<string, never>>('refresh-times', { retries: 0, limitSeconds: 300 })

/**
 * Each minute: holds that have run out are deleted, and next times computed that changed or that a new day made
 * untrue, so that searches seldom have to. Nobody depends on it: whoever takes a time deletes what has run out, and
 * whoever reads a next time that is not true computes it.
 */
export function refreshTimes(platform: Pick<Platform, 'jobs' | 'sql' | 'config'>): void {
  platform.jobs.every('* * * * *', refreshJob, (_, { now }) => refreshAllTimes(platform, now))
}

export async function refreshAllTimes(
  { sql, config }: Pick<Platform, 'sql' | 'config'>,
  now: Date,
): Promise<void> {
  await deleteOrphans(sql)
  for (const pointId of await pointsWithExpired(sql, now))
    await sql.transaction(async (tx) => {
      await lockPoints(tx, [pointId])
      await deleteExpired(tx, pointId, now)
    })
  await refreshNextTimes(sql, await readStalePoints(sql, now), now, config.bookingDaysAhead)
}
