import type { Matches } from './matches.ts'
import { matchPartition } from './matches.ts'
import type { Partition } from './partition.ts'
import type { QueryBuffers } from './query-buffers.ts'
import type { RowTest } from './row-tests.ts'

export function matchPartitions(
  partitions: readonly Partition[],
  tests: readonly RowTest[],
  buffers: QueryBuffers,
): Matches[] {
  buffers.reserve(partitions, tests.length)
  const found: Matches[] = []
  let from = 0
  for (const partition of partitions) {
    const matches = matchPartition(partition, tests, buffers, from)
    if (matches.count > 0) found.push(matches)
    from += partition.words
  }
  return found
}
