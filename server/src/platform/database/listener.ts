import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'

export interface ListenerPace {
  /** Between one heartbeat and the next. */
  readonly heartbeatMilliseconds: number
  /** How long a connection, a statement on it or a heartbeat may take. */
  readonly patienceMilliseconds: number
  /** Before the first attempt to connect again; each further one waits twice as long, up to the longest. */
  readonly retryMilliseconds: number
  readonly longestRetryMilliseconds: number
}

/** A connection that died without a word is noticed within ten seconds. */
const usualPace: ListenerPace = {
  heartbeatMilliseconds: 5000,
  patienceMilliseconds: 5000,
  retryMilliseconds: 500,
  longestRetryMilliseconds: 5000,
}

interface ListenerOptions {
  readonly databaseUrl: string
  readonly applicationName: string
  readonly channel: string
  onNotification(payload: string): void
  /** After listening has begun, on every new connection: what was missed meanwhile is read here. */
  onConnected(client: pg.Client): Promise<void> | void
  onLost?(): void
  readonly pace?: ListenerPace | undefined
}

interface Connection {
  readonly client: pg.Client
  /** Aborted when the connection is lost or the listener closes. */
  readonly over: AbortController
  heartbeat(): Promise<void>
}

/**
 * One connection that listens, made again whenever it is lost, one attempt at a time. A firewall or a failover can cut
 * it without either side noticing, so it regularly notifies itself: what is not heard means that nothing is heard.
 */
export class Listener {
  private readonly options: ListenerOptions
  private readonly pace: ListenerPace
  private readonly closing = new AbortController()
  private connection: Connection | null = null
  private running: Promise<void> | undefined

  constructor(options: ListenerOptions) {
    this.options = options
    this.pace = options.pace ?? usualPace
  }

  get connected(): boolean {
    return this.connection !== null
  }

  /** Throws when the first attempt fails. */
  async open(): Promise<void> {
    this.running = this.stayConnected(await this.connect())
  }

  async close(): Promise<void> {
    this.closing.abort()
    await this.running
  }

  private async stayConnected(first: Connection): Promise<void> {
    for (let connection: Connection | null = first; connection; connection = await this.reconnect()) {
      this.connection = connection
      await this.untilOver(connection)
      this.connection = null
      await this.discard(connection.client)
      if (!this.closing.signal.aborted) this.options.onLost?.()
    }
  }

  private async reconnect(): Promise<Connection | null> {
    const { retryMilliseconds, longestRetryMilliseconds } = this.pace
    for (let wait = retryMilliseconds; ; wait = Math.min(2 * wait, longestRetryMilliseconds)) {
      if (!(await passed(wait, this.closing.signal))) return null
      const connection = await this.connect().catch(() => null)
      if (connection) return connection
    }
  }

  private async connect(): Promise<Connection> {
    const { databaseUrl, applicationName, channel, onNotification, onConnected } = this.options
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: this.pace.patienceMilliseconds,
      query_timeout: this.pace.patienceMilliseconds,
    })
    const over = new AbortController()
    client.on('error', () => over.abort())
    client.on('end', () => over.abort())
    this.closing.signal.addEventListener('abort', () => over.abort(), { signal: over.signal })
    try {
      await client.connect()
      const heartbeat = await heartbeatOf(client, this.pace.patienceMilliseconds)
      client.on('notification', (heard) => heard.channel === channel && onNotification(heard.payload ?? ''))
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      await heartbeat()
      await onConnected(client)
      return { client, over, heartbeat }
    } catch (error) {
      over.abort()
      await this.discard(client)
      throw error
    }
  }

  private async untilOver({ over, heartbeat }: Connection): Promise<void> {
    if (this.closing.signal.aborted) return
    while (await passed(this.pace.heartbeatMilliseconds, over.signal)) {
      await heartbeat().catch(() => over.abort())
    }
  }

  /** A statement without an answer makes `end` cut the connection; otherwise it says goodbye and waits for the other side. */
  private async discard(client: pg.Client): Promise<void> {
    const bounded = new AbortController()
    const ended = client.end().catch(() => undefined)
    await Promise.race([ended, passed(this.pace.patienceMilliseconds, bounded.signal)])
    bounded.abort()
  }
}

/** On a channel of its own, so that no other process has to hear it. */
async function heartbeatOf(client: pg.Client, patienceMilliseconds: number): Promise<() => Promise<void>> {
  const channel = `heartbeat_${randomBytes(8).toString('hex')}`
  let hear = () => {}
  client.on('notification', (heard) => heard.channel === channel && hear())
  await client.query(`listen ${channel}`)
  return async () => {
    const heard = new Promise<true>((resolve) => {
      hear = () => resolve(true)
    })
    const patience = new AbortController()
    await client.query(`notify ${channel}`)
    const late = passed(patienceMilliseconds, patience.signal).then(() => false)
    const inTime = await Promise.race([heard, late])
    patience.abort()
    if (!inTime)
      throw new StartRefused(
        'The database does not pass on notifications. A pooler in between has to keep sessions (session pooling).',
      )
  }
}

/** False when it was interrupted. */
function passed(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return pause(milliseconds, true, { signal }).catch(() => false)
}
