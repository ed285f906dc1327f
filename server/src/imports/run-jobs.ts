import { defineJob } from '../platform/jobs/job.ts'

/** `check-run` compares the rows of a run with the records. `work-on-runs` finds a job that died with its process. */
export const checkRunJob = defineJob<{ readonly id: string }>('check-run', { retries: 0, limitSeconds: 3600 })
/** Carries out the runs of a kind, one after the other. */
export const applyRunsJob = defineJob<{ readonly kind: string }>('apply-runs', {
  retries: 0,
  limitSeconds: 3600,
})
