import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { readCalendarFacts } from './arrival-day.ts'
import { readStalePoints } from './next-time-store.ts'
import { refreshNextTimes } from './next-times.ts'
import { deleteExpired, deleteOrphans, lockPoints, pointsWithExpired } from './store.ts'

const refreshJob = defineJob<Record<string, never>>('refresh-times', { retries: 0, limitSeconds: 300 })

/**
 * Runs each minute. The job deletes expired holds. It also computes the stored next free time of each service point
 * again if a change or a new day has made it outdated, so that searches seldom have to. Nothing relies on this job:
 * taking a time deletes expired holds too, and reading an outdated next free time computes it again.
 */
export function refreshTimes(platform: Pick<Platform, 'jobs' | 'sql' | 'config'>): void {
  platform.jobs.every('* * * * *', refreshJob, (_, { now }) => refreshAllTimes(platform, now))
}

export async function refreshAllTimes(platform: Pick<Platform, 'sql' | 'config'>, now: Date): Promise<void> {
  const { sql } = platform
  await deleteOrphans(sql)
  for (const pointId of await pointsWithExpired(sql, now))
    await sql.transaction(async (tx) => {
      await lockPoints(tx, [pointId])
      await deleteExpired(tx, pointId, now)
    })
  const calendar = await readCalendarFacts(sql, { platform, now })
  await refreshNextTimes(sql, await readStalePoints(sql, calendar), calendar)
}
