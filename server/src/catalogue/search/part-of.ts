import { at, countOnes } from './bits.ts'
import { Matches } from './matches.ts'
import type { QueryBuffers } from './query-buffers.ts'

/** Returns those matches that are in stock, or those that are sold out. The next call overwrites the result. */
export function partOf(
  found: readonly Matches[],
  stock: 'available' | 'soldOut',
  buffers: QueryBuffers,
): Matches[] {
  buffers.reservePart(found.reduce((sum, { partition }) => sum + partition.words, 0))
  const part: Matches[] = []
  let from = 0
  for (const matches of found) {
    const { count, flags, words } = matches.partition
    const availableCount = flags.in_stock.count
    const suited = stock === 'available' ? availableCount : count - availableCount
    if (suited === 0) continue
    if (suited === count) part.push(matches)
    else {
      const left = copyPart(matches, stock === 'available' ? 0 : -1, buffers.part, from)
      if (left > 0) part.push(new Matches(matches.partition, buffers.part, from, left, buffers))
      from += words
    }
  }
  return part
}

/**
 * Copies the bits of the rows that are in stock, or of those that are sold out if `flip` is -1. Returns the number of
 * copied bits.
 */
function copyPart({ partition, bits, from }: Matches, flip: 0 | -1, part: Int32Array, to: number): number {
  const { words } = partition
  const available = partition.flags.in_stock.bits
  let count = 0
  for (let word = 0; word < words; word++) {
    const left = at(bits, from + word) & (at(available, word) ^ flip)
    part[to + word] = left
    count += countOnes(left)
  }
  return count
}
