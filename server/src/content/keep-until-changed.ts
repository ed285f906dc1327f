import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Db } from '../platform/database/database.ts'

export const contentTopic = 'content'

export function keepUntilChanged<Value>(read: (db: Db, key: string) => Promise<Value>) {
  return cacheByTopic(contentTopic, ({ db }, key) => read(db, key))
}
