import type pg from 'pg'
import type { ListenerPace } from './database/listener.ts'
import { Listener } from './database/listener.ts'
import type { Sql } from './database/sql.ts'
import type { Logger } from './log.ts'

const channel = 'pito_revision'

export interface Revisions {
  /** The newest number that this process knows; 0 when the topic never changed. */
  current(topic: string): number
  onChange(topic: string, listener: (number: number) => void): void
  /** False from the moment a lost connection is noticed until the missed changes have been read. */
  readonly connected: boolean
  close(): Promise<void>
}

/** Call inside the transaction that changes what other processes cache: they are notified when it commits. */
export async function bumpRevision(sql: Sql, topic: string): Promise<void> {
  await sql`
    with bumped as (
      insert into revision (topic) values (${topic})
      on conflict (topic) do update set number = revision.number + 1
      returning number
    ) select pg_notify(${channel}, ${topic} || ':' || number) from bumped`
}

export async function followRevisions(
  databaseUrl: string,
  log: Logger,
  pace?: ListenerPace,
): Promise<Revisions> {
  const follower = new Follower(databaseUrl, log, pace)
  await follower.open()
  return follower
}

class Follower implements Revisions {
  private readonly numbers = new Map<string, number>()
  private readonly listeners = new Map<string, ((number: number) => void)[]>()
  private readonly listener: Listener

  constructor(databaseUrl: string, log: Logger, pace: ListenerPace | undefined) {
    this.listener = new Listener({
      databaseUrl,
      applicationName: 'pito revisions',
      channel,
      pace,
      onNotification: (payload) => {
        const [topic = '', number] = payload.split(':')
        this.learn(topic, Number(number))
      },
      onConnected: (client) => this.catchUp(client),
      onLost: () => log.warn('The connection that listens for changes was lost; connecting again.'),
    })
  }

  get connected(): boolean {
    return this.listener.connected
  }

  current(topic: string): number {
    return this.numbers.get(topic) ?? 0
  }

  onChange(topic: string, listener: (number: number) => void): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener])
  }

  open(): Promise<void> {
    return this.listener.open()
  }

  close(): Promise<void> {
    return this.listener.close()
  }

  /**
   * Reads from the table what changed while the connection was lost; it runs after listening has begun. Numbers may
   * have gone backwards: after a failover to a replica that lagged, or when a backup was restored.
   */
  private async catchUp(client: pg.Client): Promise<void> {
    const before = new Map(this.numbers)
    const { rows } = await client.query<{ topic: string; number: string }>(
      'select topic, number from revision',
    )
    const read = new Map(rows.map(({ topic, number }) => [topic, Number(number)]))
    for (const topic of new Set([...before.keys(), ...read.keys()])) {
      const number = read.get(topic) ?? 0
      const heardMeanwhile = this.numbers.get(topic) !== before.get(topic)
      if (!heardMeanwhile && number !== this.current(topic)) this.take(topic, number)
    }
  }

  private learn(topic: string, number: number): void {
    if (number > this.current(topic)) this.take(topic, number)
  }

  private take(topic: string, number: number): void {
    this.numbers.set(topic, number)
    for (const listener of this.listeners.get(topic) ?? []) listener(number)
  }
}
