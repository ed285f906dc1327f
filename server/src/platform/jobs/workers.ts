import type pg from 'pg'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { PgBoss } from 'pg-boss'
import type { Logger } from '../log.ts'
import { inSpanOfJob } from '../telemetry/spans.ts'
import type { Job } from './job.ts'
import { overPool } from './over-pool.ts'
import { schema } from './queues.ts'

export interface Run {
  readonly now: Date
  /** The number of the attempt, which begins with 1. */
  readonly attempt: number
  /** Aborted when the work has exceeded its time limit. */
  readonly signal: AbortSignal
}
export type Work<Data> = (data: Data, run: Run) => Promise<void> | void

export interface Handled {
  readonly job: Job<object>
  readonly work: Work<never>
  readonly cron: string | undefined
}

interface Dependencies {
  readonly pool: pg.Pool
  readonly directUrl?: string
  readonly log: Logger
  readonly clock: () => Date
  readonly isTraced?: boolean
}

const stopMilliseconds = 20_000
/**
 * The intervals of polling in seconds. A notification wakes the worker of a new job at once, so polling only serves
 * retries, jobs with a start time, and times when the listening connection is lost.
 */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }
const quickPolling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 }

/**
 * Returns the intervals of one worker. They differ by up to a second, because workers with the same interval would all
 * poll at the same moment and delay the requests of that moment.
 */
function pollingOf(secondsMore: number) {
  const { pollingIntervalSeconds, notifyPollingIntervalSeconds } = polling
  return {
    pollingIntervalSeconds: pollingIntervalSeconds + secondsMore,
    notifyPollingIntervalSeconds: notifyPollingIntervalSeconds + secondsMore,
  }
}

/**
 * The jobs of a batch run concurrently. A full batch means that more jobs may be waiting, so the next batch is
 * fetched at once.
 */
const batches = { batchSize: 5, burstWhenBatchFull: true }

export class Workers {
  private readonly boss: PgBoss
  private readonly dependencies: Dependencies
  private handled: readonly Handled[] = []

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies
    const { pool, directUrl } = dependencies
    this.boss = new PgBoss({ db: overPool(pool, directUrl), schema, useListenNotify: true })
    this.boss.on('error', (error) =>
      dependencies.log.warn({ err: error }, 'The workers of the jobs had an error.'),
    )
    this.boss.on('warning', ({ message }) => dependencies.log.warn(`Jobs: ${message}`))
  }

  /** Starts the workers. Call it after the queues have been prepared. */
  async start(handled: readonly Handled[], quick: boolean): Promise<void> {
    this.handled = handled
    await this.boss.start()
    for (const [place, one] of handled.entries()) {
      const pace = quick ? quickPolling : pollingOf(place / handled.length)
      const options = { ...batches, ...pace, includeMetadata: true, perJobResults: true } as const
      await this.boss.work(one.job.name, options, (rows: JobWithMetadata[]) =>
        Promise.all(rows.map((row) => this.run(one, row))),
      )
    }
    await this.schedule()
  }

  /** Waits for running jobs. Jobs that take longer than 20 seconds are abandoned and will be retried. */
  async stop(): Promise<void> {
    const finished = Promise.all(this.handled.map(({ job }) => this.boss.offWork(job.name, { wait: true })))
    const deadline = AbortSignal.timeout(stopMilliseconds)
    await Promise.race([finished, new Promise((resolve) => deadline.addEventListener('abort', resolve))])
    await this.boss.stop({ graceful: false })
  }

  private run(handled: Handled, row: JobWithMetadata): Promise<JobResult> {
    const data = row.data as object
    if (!this.dependencies.isTraced) return this.attempt(handled, row, data)
    return inSpanOfJob(handled.job.name, data, (own) => this.attempt(handled, row, own))
  }

  private async attempt({ job, work }: Handled, row: JobWithMetadata, data: object): Promise<JobResult> {
    const { log, clock } = this.dependencies
    const run = { now: clock(), attempt: row.retryCount + 1, signal: row.signal }
    try {
      await (work as Work<object>)(data, run)
      return { id: row.id, status: 'completed' }
    } catch (error) {
      const about = { err: error, job: job.name, jobId: row.id, attempt: run.attempt }
      if (row.retryCount < row.retryLimit) log.warn(about, 'A job failed and will be tried again.')
      else log.error(about, 'A job failed for the last time; it is a dead letter now.')
      return { id: row.id, status: 'failed', output: { message: messageOf(error) } }
    }
  }

  private async schedule(): Promise<void> {
    const scheduled = this.handled.filter(({ cron }) => cron !== undefined)
    for (const { name } of await this.boss.getSchedules())
      if (!scheduled.some(({ job }) => job.name === name)) await this.boss.unschedule(name)
    for (const { job, cron = '' } of scheduled)
      await this.boss.schedule(job.name, cron, {}, { tz: 'Europe/Helsinki' })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
