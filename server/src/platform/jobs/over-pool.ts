import pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'

type Listening = Awaited<ReturnType<NonNullable<BossDatabase['listen']>>>

/** pg-boss on the shop's own pool; only listening needs a connection of its own. */
export function overPool(pool: pg.Pool): BossDatabase {
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification, onReconnect): Promise<Listening> {
      const listener = new Listener(pool, channel, onNotification, onReconnect)
      await listener.connect()
      return listener
    },
  }
}

const retryMilliseconds = 2000

class Listener implements Listening {
  private client: pg.Client | null = null
  private retry: NodeJS.Timeout | undefined
  private closed = false
  private readonly pool: pg.Pool
  private readonly channel: string
  private readonly onNotification: (payload: string) => void
  private readonly onReconnect: () => void

  constructor(
    pool: pg.Pool,
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ) {
    this.pool = pool
    this.channel = channel
    this.onNotification = onNotification
    this.onReconnect = onReconnect
  }

  async connect(): Promise<void> {
    const { connectionString } = this.pool.options
    const client = new pg.Client({
      ...(connectionString && { connectionString }),
      application_name: 'pito jobs',
      keepAlive: true,
    })
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    client.on('notification', ({ payload }) => payload !== undefined && this.onNotification(payload))
    this.client = client
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(this.channel)}`)
    this.onReconnect()
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.retry)
    await this.client?.end()
  }

  /** Until it is back the workers poll, so nothing is missed, only later. */
  private lost(client: pg.Client): void {
    if (this.closed || this.client !== client) return
    this.client = null
    clearTimeout(this.retry)
    this.retry = setTimeout(() => {
      this.connect().catch(() => this.client && this.lost(this.client))
    }, retryMilliseconds)
  }
}
