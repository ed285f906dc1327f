import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Sql } from '../platform/database/sql.ts'

export const contentTopic = 'content'

export function cachedUntilChanged<Value>(read: (sql: Sql, key: string) => Promise<Value>) {
  return cacheByTopic(contentTopic, ({ sql }, key) => read(sql, key))
}
