import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'

export const contentTopic = 'content'

interface Shelf<Value> {
  readonly revision: number
  readonly values: Map<string, Promise<Value>>
}

/** Reads each thing once until the content changes. While the shop cannot hear of changes, every call reads. */
export function keepUntilChanged<Value>(read: (db: Db, key: string) => Promise<Value>) {
  const shelves = new WeakMap<Platform, Shelf<Value>>()

  return ({ platform }: Pick<Ctx, 'platform'>, key: string): Promise<Value> => {
    if (!platform.revisions.connected) return read(platform.db, key)
    const { values } = shelfOf(shelves, platform)
    return values.get(key) ?? fetchOnto(values, key, read(platform.db, key))
  }
}

function shelfOf<Value>(shelves: WeakMap<Platform, Shelf<Value>>, platform: Platform): Shelf<Value> {
  const revision = platform.revisions.current(contentTopic)
  const kept = shelves.get(platform)
  if (kept?.revision === revision) return kept
  const fresh = { revision, values: new Map<string, Promise<Value>>() }
  shelves.set(platform, fresh)
  return fresh
}

/** What does not exist is not kept: made-up names would fill the memory. */
function fetchOnto<Value>(values: Map<string, Promise<Value>>, key: string, reading: Promise<Value>) {
  values.set(key, reading)
  const forget = () => values.delete(key)
  void reading.then((value) => value ?? forget(), forget)
  return reading
}
