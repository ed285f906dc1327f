import type { TyreFlag } from '@pito/contracts/values/tyre-flags'
import { at, clearBit, setBit } from './bits.ts'
import type { Dictionary } from './dictionary.ts'
import type { Filters } from './filters.ts'
import type { RowDimension } from './row-dimensions.ts'
import { readings, rowDimensions } from './row-dimensions.ts'
import type { Scratch } from './scratch.ts'
import type { Dictionaries, Shelf } from './shelf.ts'

export interface RowTest {
  readonly dimension: RowDimension | 'priceRange' | TyreFlag
  /** Returns the number of rows of the shelf that pass the test. */
  countIn(shelf: Shelf): number
  /** Clears the bits of the rows that fail the test. The bits begin at `from` in the scratch buffer. */
  narrow(shelf: Shelf, scratch: Scratch, from: number): void
}

export function rowTests(filters: Filters, dictionaries: Dictionaries): readonly RowTest[] {
  const tests = (filters.flags ?? []).map(flagTest)
  for (const dimension of rowDimensions) {
    const chosen = readings[dimension].chosenIn(filters)
    if (!chosen?.length) continue
    const codes = new Set(chosen.map((value) => dictionaries[dimension].codeOf(value)))
    codes.delete(0)
    tests.push(laneTest(dimension, [...codes], dictionaries[dimension]))
  }
  const { priceGte = -Infinity, priceLte = Infinity } = filters
  if (priceGte !== -Infinity || priceLte !== Infinity) tests.push(priceTest(priceGte, priceLte))
  return tests
}

function flagTest(flag: TyreFlag): RowTest {
  return {
    dimension: flag,
    countIn: ({ flags }) => flags[flag].count,
    narrow({ flags, words }, { bits }, from) {
      const flagged = flags[flag].bits
      for (let word = 0; word < words; word++) bits[from + word] = at(bits, from + word) & at(flagged, word)
    },
  }
}

function laneTest(dimension: RowDimension, codes: readonly number[], dictionary: Dictionary): RowTest {
  const allowed = new Int32Array(dictionary.end)
  for (const code of codes) allowed[code] = 1
  return {
    dimension,
    countIn: (shelf) => shelf.lanes[dimension].countOfAny(codes),
    narrow(shelf, scratch, from) {
      const lane = shelf.lanes[dimension]
      const count = lane.countOfAny(codes)
      if (count === shelf.count) return
      if (count === 0) scratch.bits.fill(0, from, from + shelf.words)
      else if (lane.hasBitsets) lane.retain(codes, scratch.bits, from, shelf.words)
      else retainAllowed(lane.codes, allowed, scratch.bits, from, shelf.words)
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
    countIn(shelf) {
      const { start, end } = placesBetween(shelf, lowest, highest)
      return end - start
    },
    narrow(shelf, { bits, mask }, from) {
      const { rows } = shelf.byPrice
      const { start, end } = placesBetween(shelf, lowest, highest)
      if (start === end) bits.fill(0, from, from + shelf.words)
      else if (end - start < shelf.count / 2)
        retainRows(rows.subarray(start, end), bits, from, shelf.words, mask)
      else {
        clearRows(rows.subarray(0, start), bits, from)
        clearRows(rows.subarray(end, shelf.count), bits, from)
      }
    },
  }
}

function placesBetween({ byPrice, prices }: Shelf, lowest: number, highest: number) {
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
