import type { Ctx } from './context.ts'
import type { Platform } from './platform.ts'

interface Shelf<Value> {
  readonly revision: number
  readonly values: Map<string, Promise<Value>>
}

/** Reads each thing once until its topic changes. While the shop cannot hear of changes, every call reads. */
export function keepByTopic<Value>(topic: string, read: (platform: Platform, key: string) => Promise<Value>) {
  const shelves = new WeakMap<Platform, Shelf<Value>>()

  return ({ platform }: Pick<Ctx, 'platform'>, key: string): Promise<Value> => {
    if (!platform.revisions.connected) return read(platform, key)
    const { values } = shelfOf(shelves, platform, topic)
    return values.get(key) ?? fetchOnto(values, key, read(platform, key))
  }
}

function shelfOf<Value>(
  shelves: WeakMap<Platform, Shelf<Value>>,
  platform: Platform,
  topic: string,
): Shelf<Value> {
  const revision = platform.revisions.current(topic)
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
