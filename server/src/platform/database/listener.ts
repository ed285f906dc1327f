import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'

export interface ListenerPace {
  /** The time between two heartbeats. */
  readonly heartbeatMilliseconds: number
  /** The longest time that a connection, a statement on it or a heartbeat may take. */
  readonly patienceMilliseconds: number
  /** The time before the first attempt to reconnect; each further attempt waits twice as long, up to the longest. */
  readonly retryMilliseconds: number
  readonly longestRetryMilliseconds: number
}

/** With these values a connection that died silently is noticed within ten seconds. */
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
  /**
   * Called on every new connection once it listens, so that the caller can read what changed while no connection
   * listened.
   */
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
 * Keeps one listening connection open and replaces it whenever it is lost, one attempt at a time. A firewall or a
 * failover can cut a connection without either side noticing, so the listener regularly sends a notification to
 * itself. If that heartbeat does not arrive, other notifications do not arrive either.
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

  /** Connects for the first time. Throws if this attempt fails. */
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
      client.on(
        'notification',
        (message) => message.channel === channel && onNotification(message.payload ?? ''),
      )
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

  /**
   * Ends a connection. `end` cuts the connection at once if a statement is still unanswered. Otherwise `end` waits
   * for the server to close its side, so the wait is limited.
   */
  private async discard(client: pg.Client): Promise<void> {
    const bounded = new AbortController()
    const ended = client.end().catch(() => undefined)
    await Promise.race([ended, passed(this.pace.patienceMilliseconds, bounded.signal)])
    bounded.abort()
  }
}

/**
 * Returns a function that sends one heartbeat and waits for its arrival. The heartbeat has a channel of its own, so
 * that no other process receives it.
 */
async function heartbeatOf(client: pg.Client, patienceMilliseconds: number): Promise<() => Promise<void>> {
  const channel = `heartbeat_${randomBytes(8).toString('hex')}`
  let onHeartbeat = () => {}
  client.on('notification', (message) => message.channel === channel && onHeartbeat())
  await client.query(`listen ${channel}`)
  return async () => {
    const received = new Promise<true>((resolve) => {
      onHeartbeat = () => resolve(true)
    })
    const patience = new AbortController()
    await client.query(`notify ${channel}`)
    const late = passed(patienceMilliseconds, patience.signal).then(() => false)
    const inTime = await Promise.race([received, late])
    patience.abort()
    if (!inTime)
      throw new StartRefused(
        'The database does not pass on notifications: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
      )
  }
}

/** Waits for the given time. Returns true after the whole time, and false if the signal interrupted the wait. */
function passed(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return pause(milliseconds, true, { signal }).catch(() => false)
}
