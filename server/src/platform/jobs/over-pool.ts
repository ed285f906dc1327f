import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'
import { Listener } from '../database/listener.ts'

/** pg-boss on the shop's own pool; only listening needs a connection of its own. */
export function overPool(pool: pg.Pool): BossDatabase {
  return {
    executeSql: (text, values) => pool.query(text, values),
    // Until a lost connection is back the workers poll, so nothing is missed, only later.
    async listen(channel, onNotification, onReconnect) {
      const listener = new Listener({
        databaseUrl: pool.options.connectionString ?? '',
        applicationName: 'pito jobs',
        channel,
        onNotification,
        onConnected: onReconnect,
      })
      await listener.open()
      return listener
    },
  }
}
