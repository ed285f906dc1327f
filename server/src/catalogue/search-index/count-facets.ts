import { at, countBits } from './bits.ts'
import type { Column } from './column.ts'
import type { Counter, SizeCounter, Tally } from './counter.ts'
import type { Dictionary, Value } from './dictionary.ts'
import type { Count, Dimension, Facets } from './facets.ts'
import type { Filters } from './filters.ts'
import { copyAlive, countPartition, Matches, matchPartition } from './matches.ts'
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

function columnCounter(dimension: RowDimension, dictionary: Dictionary): Counter {
  const counts = new Int32Array(dictionary.end)
  return {
    dimension,
    count(matches) {
      const column = matches.partition.columns[dimension]
      if (matches.isWhole) addAll(column, counts)
      else if (isCheaperByValue(column, matches)) addByValue(column, matches, counts)
      else addByRow(column, matches, counts)
    },
    result: (): Count<Value>[] =>
      dictionary
        .ascending()
        .filter((code) => at(counts, code) > 0)
        .map((code) => ({ value: dictionary.valueOf(code), count: at(counts, code) })),
  }
}

/**
 * Returns whether counting by value is faster than counting by row. The former processes 32 rows at once for each
 * value, the latter all values at once for each row.
 */
function isCheaperByValue(column: Column, { partition, count }: Matches): boolean {
  return column.hasBitsets && column.present.length * partition.words < count
}

function addAll({ present, counts: own }: Column, counts: Int32Array): void {
  for (let slot = 0; slot < present.length; slot++) {
    const code = present[slot] as number
    counts[code] = at(counts, code) + (own[slot] as number)
  }
}

function addByValue(column: Column, { partition, bits, from }: Matches, counts: Int32Array): void {
  const { words } = partition
  for (let slot = 0; slot < column.present.length; slot++) {
    const code = column.present[slot] as number
    counts[code] = at(counts, code) + column.countAmong(slot, bits, from, words)
  }
}

/** Counts row by row. Rows without a value are counted under code 0, which is never read. */
function addByRow({ codes }: Column, matches: Matches, counts: Int32Array): void {
  const rows = matches.rows()
  for (let place = 0; place < matches.count; place++) {
    const code = at(codes, at(rows, place))
    counts[code] = at(counts, code) + 1
  }
}

/**
 * Finds the rows that fail at most one test, because each dimension is counted without its own test. Repeating all
 * other tests for every dimension would take quadratic time. Instead each test runs once, and a row counts for a
 * dimension if it passes all tests or fails only the test of that dimension.
 */
class NearMisses {
  private readonly partition: Partition
  private readonly tests: readonly RowTest[]
  private readonly buffers: QueryBuffers
  private readonly passing: number
  private readonly missingOne: number
  private readonly joined: number

  constructor(partition: Partition, tests: readonly RowTest[], buffers: QueryBuffers) {
    const { words } = partition
    this.partition = partition
    this.tests = tests
    this.buffers = buffers
    this.passing = tests.length * words
    this.missingOne = this.passing + words
    this.joined = this.missingOne + words
    for (const [place, test] of tests.entries()) {
      copyAlive(partition, buffers.bits, place * words)
      test.narrow(partition, buffers, place * words)
    }
    for (let word = 0; word < words; word++) this.sum(word)
  }

  all(): Matches {
    return this.matchesAt(this.passing)
  }

  without(dimension: Dimension): Matches {
    const { bits } = this.buffers
    const { words } = this.partition
    const own = this.tests.findIndex((test) => test.dimension === dimension) * words
    for (let word = 0; word < words; word++) {
      const missed = at(bits, this.missingOne + word) & ~at(bits, own + word)
      bits[this.joined + word] = at(bits, this.passing + word) | missed
    }
    return this.matchesAt(this.joined)
  }

  private sum(word: number): void {
    const { bits } = this.buffers
    const { alive, words } = this.partition
    let passing = at(alive, word)
    let missingOne = 0
    for (let test = 0; test < this.tests.length; test++) {
      const passes = at(bits, test * words + word)
      missingOne = (missingOne & passes) | (passing & ~passes)
      passing &= passes
    }
    bits[this.passing + word] = passing
    bits[this.missingOne + word] = missingOne
  }

  private matchesAt(from: number): Matches {
    const { bits } = this.buffers
    return new Matches(this.partition, bits, from, countBits(bits, from, this.partition.words), this.buffers)
  }
}
