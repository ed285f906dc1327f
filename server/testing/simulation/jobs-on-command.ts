import type pg from 'pg'
import { ProviderAway } from '../../src/payment-providers/index.ts'
import type { Tx } from '../../src/platform/database/sql.ts'
import type { Job } from '../../src/platform/jobs/job.ts'
import type { Jobs } from '../../src/platform/jobs/jobs.ts'
import type { Work } from '../../src/platform/jobs/workers.ts'

type Timetable = 'minute' | 'night'

/**
 * Creates the table that replaces the shop's queue. Like those of the queue, its rows are written in the caller's
 * transaction.
 */
export const queueTable = `
  create table simulated_queue (
    id integer generated always as identity primary key, name text, data jsonb, start_after timestamptz
  )`

/** Returns the jobs of the shop, which run only when a history says so and use the clock of the history. */
export function jobsOnCommand(pool: pg.Pool, clock: () => Date) {
  const handlers = new Map<string, Work<object>>()
  const scheduled: { readonly when: Timetable; readonly work: Work<object> }[] = []
  const run = () => ({ now: clock(), attempt: 1, signal: new AbortController().signal })
  const jobs: Jobs = {
    enqueue: (tx, job, data, { at } = {}) => enqueue(tx, job, data, at),
    handle: (job, work) => void handlers.set(job.name, work as unknown as Work<object>),
    every: (cron, _job, work) => {
      const when = /^\S+ \* \* \* \*$/.test(cron) && !/^\d/.test(cron) ? 'minute' : 'night'
      scheduled.push({ when, work })
    },
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    deadLetters: () => Promise.resolve([]),
    revive: () => Promise.resolve(0),
  }
  return {
    jobs,
    async runScheduled(when: Timetable) {
      for (const one of scheduled) if (one.when === when) await one.work({}, run())
    },
    runQueue: () => runQueue(pool, clock(), (name, data) => handlers.get(name)?.(data, run())),
  }
}

async function enqueue(tx: Tx, { name }: Job<object>, data: object, at?: Date): Promise<string> {
  await tx.query('insert into simulated_queue (name, data, start_after) values ($1, $2, $3)', [
    name,
    JSON.stringify(data),
    at ?? null,
  ])
  return name
}

/**
 * Runs each queued job once whose time has come, including jobs that other jobs add meanwhile. A job whose provider
 * does not respond stays in the queue.
 */
async function runQueue(
  pool: pg.Pool,
  now: Date,
  work: (name: string, data: object) => Promise<void> | void,
) {
  for (let last = 0; ; ) {
    const { rows } = await pool.query<{ id: number; name: string; data: object }>(
      `select id, name, data from simulated_queue
      where id > $1 and (start_after is null or start_after <= $2) order by id limit 1`,
      [last, now],
    )
    const [job] = rows
    if (!job) return
    last = job.id
    const isDone = await Promise.resolve(work(job.name, job.data)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProviderAway) return false
        throw error
      },
    )
    if (isDone) await pool.query('delete from simulated_queue where id = $1', [job.id])
  }
}
