import { Latest } from '@pito/contracts/values/latest'
import type { RegisteredVehicle, Registry } from './registry.ts'

const keepMilliseconds = 5 * 60_000
const mostKept = 500

interface Kept {
  readonly answer: Promise<RegisteredVehicle | null>
  readonly until: number
}

/** A page asks several times for its vehicle: in memory for five minutes, one question at a time for a plate. */
export function keptForAWhile(registry: Registry, now: () => number): Registry {
  const kept = new Latest<string, Kept>(mostKept)
  return {
    find(plate) {
      const known = kept.get(plate)
      if (known && known.until > now()) return known.answer
      const answer = registry.find(plate)
      kept.set(plate, { answer, until: now() + keepMilliseconds })
      answer.catch(() => kept.delete(plate))
      return answer
    },
  }
}
