import type pg from 'pg'
import type { Tx } from '../database/sql.ts'
import type { Logger } from '../log.ts'
import type { DeadLetter } from './dead-letters.ts'
import { listDeadLetters, reviveDeadLetters } from './dead-letters.ts'
import type { Job } from './job.ts'
import { Outbox } from './outbox.ts'
import type { Handled, Work } from './workers.ts'
import { Workers } from './workers.ts'

export interface Jobs {
  /** Enqueues a job as part of the caller's transaction. With `at`, the job does not run before that moment. */
  enqueue<Data extends object>(tx: Tx, job: Job<Data>, data: Data, options?: { at?: Date }): Promise<string>
  /** Registers the handler of a kind of job; it runs from `start` on. */
  handle<Data extends object>(job: Job<Data>, work: Work<Data>): void
  /** Schedules a job by a cron expression in Helsinki time. It runs once for all processes together. */
  every(cron: string, job: Job<Record<string, never>>, work: Work<object>): void
  /** Starts the workers. The shop calls it once it listens, so that it does not delay the start. */
  start(): Promise<void>
  stop(): Promise<void>
  deadLetters(): Promise<DeadLetter[]>
  revive(ids: readonly string[]): Promise<number>
}

interface Dependencies {
  readonly pool: pg.Pool
  readonly log: Logger
  readonly clock: () => Date
  /** Tests set it, so that retries are polled twice a second. */
  readonly quick?: boolean
}

export function openJobs({ quick = false, ...dependencies }: Dependencies): Jobs {
  const outbox = new Outbox(dependencies.pool, dependencies.log)
  const handled: Handled[] = []
  let workers: Workers | undefined
  return {
    enqueue: (tx, job, data, { at } = {}) => outbox.enqueue(tx, job, data, at),
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
