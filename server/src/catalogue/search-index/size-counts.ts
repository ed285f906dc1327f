import { at } from './bits.ts'
import type { Dictionary } from './dictionary.ts'
import type { Matches } from './matches.ts'
import type { Partition, Size } from './partition.ts'

export interface SizeCount extends Omit<Size, 'vehicleType'> {
  readonly count: number
}

interface Counted {
  readonly partition: Pick<Partition, 'size'>
  readonly count: number
}

/** Counts the matches of each size over all vehicle types. The smallest rim comes first. */
export function sizeCounts(found: readonly Counted[]): SizeCount[] {
  const bySize = new Map<string, SizeCount>()
  for (const { partition, count } of found) {
    const { width, aspect, diameter } = partition.size
    const key = `${width}/${aspect}/${diameter}`
    bySize.set(key, { width, aspect, diameter, count: count + (bySize.get(key)?.count ?? 0) })
  }
  return [...bySize.values()].sort(compareSizes)
}

/** Counts the sizes of each matching model in one pass. */
export function sizeCountsByModel(found: readonly Matches[], models: Dictionary): Map<number, SizeCount[]> {
  const byCode = new Map<number, Counted[]>()
  for (const matches of found) {
    const { partition } = matches
    for (const [code, count] of countByCode(matches)) {
      const counted = byCode.get(code) ?? []
      byCode.set(code, counted)
      counted.push({ partition, count })
    }
  }
  return new Map([...byCode].map(([code, counted]) => [models.valueOf(code) as number, sizeCounts(counted)]))
}

function countByCode(matches: Matches): ReadonlyMap<number, number> {
  const { codes } = matches.partition.columns.models
  const rows = matches.rows()
  const counts = new Map<number, number>()
  for (let place = 0; place < matches.count; place++) {
    const code = at(codes, at(rows, place))
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return counts
}

export function compareSizes(one: SizeCount, other: SizeCount): number {
  return one.diameter - other.diameter || one.width - other.width || one.aspect - other.aspect
}
