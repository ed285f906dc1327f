import { columnCounter } from './column-counter.ts'
import type { Counter, SizeCounter, Tally } from './counter.ts'
import type { Dimension, Facets } from './facets.ts'
import type { Filters } from './filters.ts'
import { countPartition, matchPartition } from './matches.ts'
import { NearMisses } from './near-misses.ts'
import type { Dictionaries, Partition } from './partition.ts'
import { priceCounter } from './price-counter.ts'
import type { QueryBuffers } from './query-buffers.ts'
import type { RowDimension } from './row-dimensions.ts'
import { rowDimensions } from './row-dimensions.ts'
import type { RowTest } from './row-tests.ts'
import { rowTests } from './row-tests.ts'
import { sizeCounter } from './size-counter.ts'
import type { SizeDimension } from './size-filter.ts'
import { refusalsOf, sizeDimensions } from './size-filter.ts'

export function countFacets<Requested extends Dimension>(
  partitions: readonly Partition[],
  dictionaries: Dictionaries,
  filters: Filters,
  requested: readonly Requested[],
  buffers: QueryBuffers,
): Pick<Facets, Requested> {
  const dimensions: readonly Dimension[] = requested
  const sizes = dimensions.filter(isSizeDimension).map(sizeCounter)
  const rows = dimensions
    .filter((dimension) => !isSizeDimension(dimension))
    .map((dimension) => rowCounterFor(dimension, dictionaries))
  const tests = rowTests(filters, dictionaries)
  const tested = new Set<RowTest['dimension'] | Dimension>(tests.map(({ dimension }) => dimension))
  const own = rows.filter(({ dimension }) => tested.has(dimension))
  const others = [...sizes, ...rows.filter(({ dimension }) => !tested.has(dimension))]
  buffers.reserve(partitions, tests.length)
  for (const partition of partitions) {
    const refusals = refusalsOf(filters, partition.size)
    if (refusals !== 0) {
      const counting = countersIgnoring(sizes, refusals)
      if (counting.length > 0)
        countAll({ partition, count: countPartition(partition, tests, buffers) }, counting)
    } else if (own.length > 0) countNearMisses(new NearMisses(partition, tests, buffers), own, others)
    else if (others.length > 0) countAll(matchPartition(partition, tests, buffers, 0), others)
  }
  const facets = [...sizes, ...rows].map(({ dimension, result }) => [dimension, result()])
  return Object.fromEntries(facets) as Pick<Facets, Requested>
}

function isSizeDimension(dimension: Dimension): dimension is SizeDimension {
  return sizeDimensions.includes(dimension as SizeDimension)
}

/** Returns the counter for a dimension in which tyres of the same size differ. */
function rowCounterFor(dimension: Dimension, dictionaries: Dictionaries): Counter {
  return isRowDimension(dimension) ? columnCounter(dimension, dictionaries[dimension]) : priceCounter()
}

function isRowDimension(dimension: Dimension): dimension is RowDimension {
  return rowDimensions.includes(dimension as RowDimension)
}

/**
 * Returns the counters that ignore all filters which refuse a size. A size that the filters do not select still
 * counts in these dimensions.
 */
function countersIgnoring(sizes: readonly SizeCounter[], refusals: number): readonly SizeCounter[] {
  return sizes.filter(({ ignores }) => (refusals & ~ignores) === 0)
}

function countNearMisses(near: NearMisses, own: readonly Counter[], others: readonly Counter[]): void {
  if (others.length > 0) countAll(near.all(), others)
  for (const counter of own) countAll(near.without(counter.dimension), [counter])
}

function countAll<Needed extends Tally>(matches: Needed, counters: readonly Counter<Needed>[]): void {
  if (matches.count > 0) for (const counter of counters) counter.count(matches)
}
