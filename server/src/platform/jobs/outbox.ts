import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Tx } from '../database/sql.ts'
import type { Logger } from '../log.ts'
import type { Job } from './job.ts'
import { overPool } from './over-pool.ts'
import { prepareDeadLetters, prepareQueue, schema } from './queues.ts'

/** Enqueues jobs in the caller's transaction. A job exists only if that transaction commits. */
export class Outbox {
  private opening: Promise<PgBoss> | undefined
  private readonly queues = new Map<string, Promise<void>>()
  // The caller holds a connection of the shop's pool while its job is written. If the outbox needed a second
  // connection of that pool, callers could wait for each other forever, so the setup has a pool of its own.
  private readonly setupPool: pg.Pool
  private readonly log: Logger

  constructor(pool: pg.Pool, log: Logger) {
    this.setupPool = new pg.Pool({ ...pool.options, max: 1, idleTimeoutMillis: 1000 })
    this.setupPool.on('error', () => {})
    this.log = log
  }

  async enqueue(tx: Tx, job: Job<object>, data: object, at: Date | undefined): Promise<string> {
    const boss = await this.open()
    await this.prepare(job)
    const id = await boss.send(job.name, data, {
      db: { executeSql: tx.query },
      ...(at && { startAfter: at }),
    })
    if (!id) throw new Error(`The job ${job.name} was not written.`)
    return id
  }

  /** Opens pg-boss, whose tables are created when they are first needed. Later starts find the tables. */
  open(): Promise<PgBoss> {
    this.opening ??= this.start()
    this.opening.catch(() => {
      this.opening = undefined
    })
    return this.opening
  }

  prepare(job: Job<object>): Promise<void> {
    const preparing = this.queues.get(job.name) ?? this.open().then((boss) => prepareQueue(boss, job))
    this.queues.set(job.name, preparing)
    preparing.catch(() => this.queues.delete(job.name))
    return preparing
  }

  async close(): Promise<void> {
    await (await this.opening?.catch(() => undefined))?.stop({ graceful: false })
    if (!this.setupPool.ended) await this.setupPool.end()
  }

  private async start(): Promise<PgBoss> {
    const boss = new PgBoss({ db: overPool(this.setupPool), schema, supervise: false, schedule: false })
    boss.on('error', (error) => this.log.warn({ err: error }, 'The outbox of the jobs had an error.'))
    await boss.start()
    await prepareDeadLetters(boss)
    return boss
  }
}
