import { LruCache } from '@pito/contracts/values/lru-cache'
import type { RegisteredVehicle, Registry } from './registry.ts'

const freshMilliseconds = 5 * 60_000
const mostCached = 500

interface CachedAnswer {
  readonly answer: Promise<RegisteredVehicle | null>
  readonly until: number
}

/** A page asks several times for its vehicle: in memory for five minutes, one question at a time for a plate. */
export function cachedRegistry(registry: Registry, now: () => number): Registry {
  const cache = new LruCache<string, CachedAnswer>(mostCached)
  return {
    find(plate) {
      const known = cache.get(plate)
      if (known && known.until > now()) return known.answer
      const answer = registry.find(plate)
      cache.set(plate, { answer, until: now() + freshMilliseconds })
      answer.catch(() => cache.delete(plate))
      return answer
    },
  }
}
