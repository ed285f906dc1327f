import { LruCache } from '@pito/contracts/values/lru-cache'
import type { RegisteredVehicle, Registry } from './registry.ts'

const freshMilliseconds = 5 * 60_000
const maxCached = 500

interface CachedAnswer {
  readonly answer: Promise<RegisteredVehicle | null>
  readonly until: number
}

export interface CachedRegistry extends Registry {
  /** Returns whether the response for this plate is cached, so that `find` would not call the registry. */
  isCached(plate: string): boolean
}

/**
 * Adds a cache to a registry. A page needs its vehicle several times, so responses are cached for five minutes, and
 * concurrent calls for a plate share one request.
 */
export function cachedRegistry(registry: Registry, now: () => number): CachedRegistry {
  const cache = new LruCache<string, CachedAnswer>(maxCached)
  const fresh = (plate: string) => {
    const known = cache.get(plate)
    return known && known.until > now() ? known.answer : null
  }
  return {
    isCached: (plate) => fresh(plate) !== null,
    find(plate) {
      const known = fresh(plate)
      if (known) return known
      const answer = registry.find(plate)
      cache.set(plate, { answer, until: now() + freshMilliseconds })
      answer.catch(() => cache.delete(plate))
      return answer
    },
  }
}
