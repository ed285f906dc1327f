import type { Matches } from './matches.ts'
import type { Size } from './shelf.ts'

export interface SizeCount extends Omit<Size, 'vehicleType'> {
  readonly count: number
}

/** How many match in each size, whatever the vehicle: smallest rim first. */
export function sizeCounts(found: readonly Matches[]): SizeCount[] {
  const bySize = new Map<string, SizeCount>()
  for (const { shelf, count } of found) {
    const { width, aspect, diameter } = shelf.size
    const key = `${width}/${aspect}/${diameter}`
    bySize.set(key, { width, aspect, diameter, count: count + (bySize.get(key)?.count ?? 0) })
  }
  return [...bySize.values()].sort(compareSizes)
}

export function compareSizes(one: SizeCount, other: SizeCount): number {
  return one.diameter - other.diameter || one.width - other.width || one.aspect - other.aspect
}
