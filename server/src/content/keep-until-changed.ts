import type { Db } from '../platform/database/database.ts'
import { keepByTopic } from '../platform/keep-by-topic.ts'

export const contentTopic = 'content'

export function keepUntilChanged<Value>(read: (db: Db, key: string) => Promise<Value>) {
  return keepByTopic(contentTopic, ({ db }, key) => read(db, key))
}
