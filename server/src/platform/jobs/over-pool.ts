import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'
import { Listener } from '../database/listener.ts'

/** Lets pg-boss use the shop's own pool. Only listening for notifications needs a separate connection. */
export function overPool(pool: pg.Pool, directUrl = pool.options.connectionString ?? ''): BossDatabase {
  return {
    executeSql: (text, values) => pool.query(text, values),
    // While the listening connection is lost, the workers poll, so no job is missed, although it may run later.
    async listen(channel, onNotification, onReconnect) {
      const listener = new Listener({
        databaseUrl: directUrl,
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
