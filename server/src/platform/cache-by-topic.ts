import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Context } from './context.ts'
import { refuseInTransaction } from './database/shop-pool.ts'
import type { Platform } from './platform.ts'

type Read<Value> = (platform: Platform, key: string) => Promise<Value>

interface Cache<Value> {
  readonly version: number | string
  readonly values: Map<string, Promise<Value>>
}

/** Caches each value until its topic changes. */
export function cacheByTopic<Value>(topic: string, read: Read<Value>) {
  return cacheUntil(({ revisions }) => revisions.current(topic), read)
}

/** Caches each value until its topic changes or the day in Helsinki ends. Values of earlier days are dropped. */
export function cacheByTopicAndDay<Value>(
  topic: string,
  read: (platform: Platform, key: string, day: string) => Promise<Value>,
) {
  const dayOf = ({ clock }: Platform) => helsinkiDate(clock())
  return cacheUntil(
    (platform) => `${platform.revisions.current(topic)} ${dayOf(platform)}`,
    (platform, key) => read(platform, key, dayOf(platform)),
  )
}

/** Caches each value until the edition changes, that is until anything that public pages show has changed. */
export function cacheByEdition<Value>(read: Read<Value>) {
  return cacheUntil(({ edition }) => edition.current, read)
}

/**
 * Caches values until their version changes. While this process receives no notifications of changes, nothing is
 * cached and every call reads from the database.
 */
function cacheUntil<Value>(versionOf: (platform: Platform) => number | string, read: Read<Value>) {
  const caches = new WeakMap<Platform, Cache<Value>>()

  return ({ platform }: Pick<Context, 'platform'>, key: string): Promise<Value> => {
    // Reading needs a connection of the pool, which a transaction must not wait for. A cached value would hide such a
    // call in tests, so the call is refused before the cache is consulted.
    refuseInTransaction(platform.pool)
    if (!platform.revisions.connected) return read(platform, key)
    const { values } = cacheOf(caches, platform, versionOf(platform))
    return values.get(key) ?? readInto(values, key, read(platform, key))
  }
}

function cacheOf<Value>(
  caches: WeakMap<Platform, Cache<Value>>,
  platform: Platform,
  version: number | string,
) {
  const cache = caches.get(platform)
  if (cache?.version === version) return cache
  const fresh = { version, values: new Map<string, Promise<Value>>() }
  caches.set(platform, fresh)
  return fresh
}

/** Missing values are not cached, because requests for invented keys would otherwise fill the memory. */
function readInto<Value>(values: Map<string, Promise<Value>>, key: string, reading: Promise<Value>) {
  values.set(key, reading)
  const forget = () => values.delete(key)
  void reading.then((value) => value ?? forget(), forget)
  return reading
}
