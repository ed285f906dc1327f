import type pg from 'pg'
import type { Tx } from '../database/sql.ts'
import type { Logger } from '../log.ts'
import { withTrace } from '../telemetry/spans.ts'
import type { DeadLetter } from './dead-letters.ts'
import { listDeadLetters, reviveDeadLetters } from './dead-letters.ts'
import type { Job } from './job.ts'
import { Outbox } from './outbox.ts'
import type { Handled, Work } from './workers.ts'
import { Workers } from './workers.ts'

export interface Jobs {
  /** Enqueues a job as part of the caller's transaction. If `at` is given, the job does not run before that time. */
  enqueue<Data extends object>(tx: Tx, job: Job<Data>, data: Data, options?: { at?: Date }): Promise<string>
  /** Registers the handler of a kind of job. The handler runs only after `start` was called. */
  handle<Data extends object>(job: Job<Data>, work: Work<Data>): void
  /**
   * Schedules a job by a cron expression in Helsinki time. The job runs once at each scheduled time, however many
   * processes there are.
   */
  every(cron: string, job: Job<Record<string, never>>, work: Work<object>): void
  /**
   * Starts the workers. The shop calls it after it has begun to listen, so that the workers do not delay the start.
   */
  start(): Promise<void>
  stop(): Promise<void>
  deadLetters(): Promise<DeadLetter[]>
  revive(ids: readonly string[]): Promise<number>
}

interface Dependencies {
  readonly pool: pg.Pool
  /** The address of PostgreSQL itself, if the pool leads through a pooler. */
  readonly directUrl?: string
  readonly log: Logger
  readonly clock: () => Date
  /** True if jobs continue the trace in which they were enqueued. */
  readonly isTraced?: boolean
  /** Tests set this field, so that the workers look for retries twice a second. */
  readonly quick?: boolean
}

export function openJobs({ quick = false, ...dependencies }: Dependencies): Jobs {
  const outbox = new Outbox(dependencies.pool, dependencies.log)
  const handled: Handled[] = []
  let workers: Workers | undefined
  return {
    enqueue: (tx, job, data, { at } = {}) =>
      outbox.enqueue(tx, job, dependencies.isTraced ? withTrace(data) : data, at),
    handle: (job, work) => void handled.push({ job, work: work as Work<never>, cron: undefined }),
    every: (cron, job, work) => void handled.push({ job, work: work as Work<never>, cron }),
    async start() {
      await Promise.all(handled.map(({ job }) => outbox.prepare(job)))
      workers = new Workers(dependencies)
      await workers.start(handled, quick)
    },
    async stop() {
      await workers?.stop()
      await outbox.close()
    },
    deadLetters: async () => listDeadLetters(await outbox.open()),
    revive: async (ids) => reviveDeadLetters(await outbox.open(), ids),
  }
}
