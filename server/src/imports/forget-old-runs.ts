import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'

const forgetOldRunsJob = defineJob<Record<string, never>>('forget-old-runs', {
  retries: 1,
  retrySeconds: 60,
  limitSeconds: 600,
})

/** A dry run is valid for a day, so a run that was not carried out is of no use after a week. */
const notCarriedOutDays = 7
/** How long the file and the rows of a run are stored after its end. */
const contentDays = 90
/** The history of a record names its run, so runs are stored for as long as histories. */
const runDays = 2 * 366 + 1

export function forgetOldRuns({ jobs, sql }: Pick<Platform, 'jobs' | 'sql'>): void {
  jobs.every('22 4 * * *', forgetOldRunsJob, (_, { now }) => deleteOldRuns(sql, now))
}

/** Deletes files and rows first, a slice at a time: a run can have 200,000 rows. */
export async function deleteOldRuns(sql: Sql, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000)
  const unused = part`
    started_at is null and state in ('uploading', 'refused', 'ready', 'cancelled')
    and worked_at < ${daysAgo(notCarriedOutDays)}`
  const ended = part`ended_at < ${daysAgo(contentDays)}`
  const withoutContent = part`run_id = any(array(select id from run where ${unused} or ${ended}))`
  await deleteInSlices(sql, 'run_row', withoutContent)
  await deleteInSlices(sql, 'run_file_part', withoutContent, 20)
  await deleteInSlices(sql, 'run', part`${unused} or ended_at < ${daysAgo(runDays)}`)
}
