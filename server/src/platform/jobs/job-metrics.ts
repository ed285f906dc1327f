import { Gauge } from 'prom-client'
import { inTime } from '../database/in-time.ts'
import type { Sql } from '../database/sql.ts'
import type { Metrics } from '../metrics.ts'
import { addGauge } from '../metrics.ts'
import { deadLetterQueue } from './queues.ts'

interface Queued {
  readonly queue: string
  readonly isDead: boolean
  readonly count: number
  readonly seconds: number
}

/** Adds the jobs that should run now, and those that failed for the last time. All processes see the same ones. */
export function addJobMetrics(metrics: Metrics, sql: Sql): void {
  let reading: Promise<Queued[]> | undefined
  // Both gauges are read at once, so they share the statement.
  const read = () => {
    reading ??= inTime(
      readQueued(sql).catch(() => []),
      [],
    ).finally(() => {
      reading = undefined
    })
    return reading
  }
  new Gauge({
    name: 'pito_jobs',
    help: 'Jobs that wait for a worker, and jobs that failed for the last time (dead letters).',
    labelNames: ['queue', 'state'],
    registers: [metrics.registry],
    async collect() {
      const queued = await read()
      this.reset()
      for (const { queue, isDead, count } of queued)
        this.set({ queue, state: isDead ? 'failed' : 'waiting' }, count)
    },
  })
  addGauge(metrics, {
    name: 'pito_jobs_waiting_seconds',
    help: 'How long the job that waits longest could have run already.',
    read: async () => Math.max(0, ...(await read()).map(({ isDead, seconds }) => (isDead ? 0 : seconds))),
  })
}

/** The conditions are those of the index by which pg-boss fetches jobs. */
function readQueued(sql: Sql): Promise<Queued[]> {
  return sql<Queued>`
    select coalesce(source_name, name) as queue, name = ${deadLetterQueue} as is_dead, count(*)::integer as count,
      extract(epoch from now() - min(start_after))::float8 as seconds
    from jobs.job where state < 'active' and not blocked and start_after <= now() group by 1, 2`
}
