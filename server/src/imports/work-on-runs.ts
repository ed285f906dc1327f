import { setTimeout as pause } from 'node:timers/promises'
import type { RunKind } from '@pito/contracts/values/run-kinds'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { applyBatch } from './apply-run.ts'
import { checkRun } from './check-run.ts'
import { applyRunsJob, checkRunJob } from './run-jobs.ts'
import { abandonedRuns } from './run-store.ts'

const workOnRunsJob = defineJob<Record<string, never>>('work-on-runs', { retries: 0 })

/** A batch takes a few seconds, so a run without one for this time has lost its process. */
const abandonedMilliseconds = 60_000

/** The pause after a batch, as a share of its duration. Without a pause customers wait several times as long. */
const restShare = 1

/**
 * Registers the jobs of dry runs and runs. Once a minute runs are taken up again whose process has died, or whose dry run
 * or batch has failed.
 */
export function workOnRuns(platform: Platform): void {
  const { jobs, sql } = platform
  jobs.handle(checkRunJob, ({ id }) => checkRun(platform, id))
  jobs.handle(applyRunsJob, async ({ kind }, { signal }) => {
    for (let began = performance.now(); !signal.aborted; began = performance.now()) {
      if ((await applyBatch(platform, kind as RunKind)) !== 'more') return
      await pause((performance.now() - began) * restShare)
    }
  })
  jobs.every('* * * * *', workOnRunsJob, async (_, { now }) => {
    const abandoned = await abandonedRuns(sql, new Date(now.getTime() - abandonedMilliseconds))
    for (const { id, kind, state } of abandoned)
      await sql.transaction((tx) =>
        state === 'checking'
          ? jobs.enqueue(tx, checkRunJob, { id })
          : jobs.enqueue(tx, applyRunsJob, { kind }),
      )
  })
}
