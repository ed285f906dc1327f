import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db, Tx } from './database/database.ts'
import type { Logger } from './log.ts'

const channel = 'pito_revision'
const retryMilliseconds = 500

export interface Revisions {
  /** The newest number this process knows; 0 when the topic never changed. */
  current(topic: string): number
  onChange(topic: string, listener: (number: number) => void): void
  readonly connected: boolean
  close(): Promise<void>
}

/** Call inside the transaction that changes what others keep copies of: they hear of it when it commits. */
export async function bumpRevision(tx: Tx | Db, topic: string): Promise<void> {
  await tx.execute(sql`
    with bumped as (
      insert into revision (topic) values (${topic})
      on conflict (topic) do update set number = revision.number + 1
      returning number
    ) select pg_notify(${channel}, ${topic} || ':' || number) from bumped`)
}

export async function followRevisions(databaseUrl: string, log: Logger): Promise<Revisions> {
  const follower = new Follower(databaseUrl, log)
  await follower.connect()
  return follower
}

class Follower implements Revisions {
  private readonly numbers = new Map<string, number>()
  private readonly listeners = new Map<string, ((number: number) => void)[]>()
  private client: pg.Client | null = null
  private retry: NodeJS.Timeout | undefined
  private closed = false
  private readonly databaseUrl: string
  private readonly log: Logger

  constructor(databaseUrl: string, log: Logger) {
    this.databaseUrl = databaseUrl
    this.log = log
  }

  get connected(): boolean {
    return this.client !== null
  }

  current(topic: string): number {
    return this.numbers.get(topic) ?? 0
  }

  onChange(topic: string, listener: (number: number) => void): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener])
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl, application_name: 'pito revisions' })
    client.on('notification', ({ payload = '' }) => {
      const [topic = '', number] = payload.split(':')
      this.learn(topic, Number(number))
    })
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    await client.connect()
    await client.query(`listen ${channel}`)
    this.client = client
    // What changed while nobody listened is read from the table, after listening has begun.
    const known = await client.query<{ topic: string; number: string }>('select topic, number from revision')
    for (const { topic, number } of known.rows) this.learn(topic, Number(number))
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.retry)
    await this.client?.end()
  }

  private learn(topic: string, number: number): void {
    if (!(number > this.current(topic))) return
    this.numbers.set(topic, number)
    for (const listener of this.listeners.get(topic) ?? []) listener(number)
  }

  private lost(client: pg.Client): void {
    if (this.client === client) this.client = null
    if (this.closed || this.client || this.retry?.hasRef()) return
    this.log.warn('The connection that listens for changes was lost; connecting again.')
    this.tryAgain()
  }

  private tryAgain(): void {
    this.retry = setTimeout(() => {
      this.retry = undefined
      this.connect().catch(() => this.tryAgain())
    }, retryMilliseconds)
  }
}
