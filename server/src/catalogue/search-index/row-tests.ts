import { at, clearBit, setBit } from './bits.ts'
import type { Dictionary } from './dictionary.ts'
import type { Filters } from './filters.ts'
import type { Dictionaries, Partition } from './partition.ts'
import type { QueryBuffers } from './query-buffers.ts'
import type { RowDimension } from './row-dimensions.ts'
import { readings, rowDimensions } from './row-dimensions.ts'

export interface RowTest {
  readonly dimension: RowDimension | 'priceRange' | 'minStock'
  /** Returns the number of rows of the partition that pass the test. */
  countIn(partition: Partition): number
  /** Clears the bits of the rows that fail the test. The bits begin at `from` in `buffers.bits`. */
  narrow(partition: Partition, buffers: QueryBuffers, from: number): void
}

export function rowTests(filters: Filters, dictionaries: Dictionaries): readonly RowTest[] {
  const tests = filters.minStock === undefined ? [] : [stockTest(filters.minStock)]
  for (const dimension of rowDimensions) {
    const chosen = readings[dimension].chosenIn(filters)
    if (!chosen?.length) continue
    const codes = new Set(chosen.map((value) => dictionaries[dimension].codeOf(value)))
    codes.delete(0)
    tests.push(columnTest(dimension, [...codes], dictionaries[dimension]))
  }
  const { priceGte = -Infinity, priceLte = Infinity } = filters
  if (priceGte !== -Infinity || priceLte !== Infinity) tests.push(priceTest(priceGte, priceLte))
  return tests
}

function stockTest(quantity: number): RowTest {
  return {
    dimension: 'minStock',
    countIn: ({ stock }) => stock.atLeast(quantity).count,
    narrow({ stock, words }, { bits }, from) {
      const stocked = stock.atLeast(quantity).bits
      for (let word = 0; word < words; word++) bits[from + word] = at(bits, from + word) & at(stocked, word)
    },
  }
}

function columnTest(dimension: RowDimension, codes: readonly number[], dictionary: Dictionary): RowTest {
  const allowed = new Int32Array(dictionary.end)
  for (const code of codes) allowed[code] = 1
  return {
    dimension,
    countIn: (partition) => partition.columns[dimension].countOfAny(codes),
    narrow(partition, buffers, from) {
      const column = partition.columns[dimension]
      const count = column.countOfAny(codes)
      if (count === partition.count) return
      if (count === 0) buffers.bits.fill(0, from, from + partition.words)
      else if (column.hasBitsets) column.retain(codes, buffers.bits, from, partition.words)
      else retainAllowed(column.codes, allowed, buffers.bits, from, partition.words)
    },
  }
}

function retainAllowed(
  codes: Int32Array,
  allowed: Int32Array,
  bits: Int32Array,
  from: number,
  words: number,
): void {
  for (let word = 0; word < words; word++) {
    let passed = 0
    for (let rest = at(bits, from + word); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      passed |= bit & -at(allowed, at(codes, (word << 5) + 31 - Math.clz32(bit)))
    }
    bits[from + word] = passed
  }
}

/** Returns the test for a price range. Rows between two prices are contiguous in the order by price. */
function priceTest(lowest: number, highest: number): RowTest {
  return {
    dimension: 'priceRange',
    countIn(partition) {
      const { start, end } = placesBetween(partition, lowest, highest)
      return end - start
    },
    narrow(partition, { bits, mask }, from) {
      const { rows } = partition.byPrice
      const { start, end } = placesBetween(partition, lowest, highest)
      if (start === end) bits.fill(0, from, from + partition.words)
      else if (end - start < partition.count / 2)
        retainRows(rows.subarray(start, end), bits, from, partition.words, mask)
      else {
        clearRows(rows.subarray(0, start), bits, from)
        clearRows(rows.subarray(end, partition.count), bits, from)
      }
    },
  }
}

function placesBetween({ byPrice, prices }: Partition, lowest: number, highest: number) {
  const start = byPrice.countWhile((row) => !(at(prices, row) >= lowest))
  const end = byPrice.countWhile((row) => at(prices, row) <= highest)
  return { start, end: Math.max(start, end) }
}

function clearRows(rows: Int32Array, bits: Int32Array, from: number): void {
  for (let place = 0; place < rows.length; place++) clearBit(bits, at(rows, place), from)
}

function retainRows(rows: Int32Array, bits: Int32Array, from: number, words: number, mask: Int32Array): void {
  mask.fill(0, 0, words)
  for (let place = 0; place < rows.length; place++) setBit(mask, at(rows, place))
  for (let word = 0; word < words; word++) bits[from + word] = at(bits, from + word) & at(mask, word)
}
