import { at, clearBit, listBits } from './bits.ts'
import type { Dictionary } from './dictionary.ts'
import type { Filters } from './filters.ts'
import type { RowDimension } from './row-dimensions.ts'
import { readings, rowDimensions } from './row-dimensions.ts'
import type { Scratch } from './scratch.ts'
import type { Dictionaries, Shelf } from './shelf.ts'

/** Clears the bits of the rows that it refuses, in the scratch bits that begin at `from`. */
export interface RowTest {
  readonly dimension: RowDimension | 'priceRange'
  narrow(shelf: Shelf, scratch: Scratch, from: number): void
}

/** The price comes last, as it looks at each row that the others have left. */
export function rowTests(filters: Filters, dictionaries: Dictionaries): readonly RowTest[] {
  const tests: RowTest[] = []
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

function laneTest(dimension: RowDimension, codes: readonly number[], dictionary: Dictionary): RowTest {
  const allowed = new Int32Array(dictionary.end)
  for (const code of codes) allowed[code] = 1
  return {
    dimension,
    narrow(shelf, scratch, from) {
      const lane = shelf.lanes[dimension]
      const here = codes.filter((code) => lane.countOf(code) > 0)
      const count = here.reduce((sum, code) => sum + lane.countOf(code), 0)
      if (count === shelf.count) return
      if (count === 0) scratch.bits.fill(0, from, from + shelf.words)
      else if (lane.hasBitsets) lane.keep(here, scratch.bits, from, shelf.words)
      else keepAllowed(lane.codes, allowed, shelf, scratch, from)
    },
  }
}

function keepAllowed(
  codes: Int32Array,
  allowed: Int32Array,
  shelf: Shelf,
  { bits, rows }: Scratch,
  from: number,
): void {
  const count = listBits(bits, from, shelf.words, rows)
  for (let place = 0; place < count; place++) {
    const row = at(rows, place)
    if (at(allowed, at(codes, row)) === 0) clearBit(bits, row, from)
  }
}

function priceTest(lowest: number, highest: number): RowTest {
  return {
    dimension: 'priceRange',
    narrow(shelf, { bits, rows }, from) {
      const { prices } = shelf
      const count = listBits(bits, from, shelf.words, rows)
      for (let place = 0; place < count; place++) {
        const row = at(rows, place)
        const price = at(prices, row)
        if (!(price >= lowest && price <= highest)) clearBit(bits, row, from)
      }
    },
  }
}
