import { at, countOnes } from './bits.ts'
import { Matches } from './matches.ts'
import type { Scratch } from './scratch.ts'

/** Returns those matches that are in stock, or those that are sold out. The next call overwrites the result. */
export function partOf(
  found: readonly Matches[],
  stock: 'available' | 'soldOut',
  scratch: Scratch,
): Matches[] {
  scratch.reservePart(found.reduce((sum, { shelf }) => sum + shelf.words, 0))
  const part: Matches[] = []
  let from = 0
  for (const matches of found) {
    const { count, flags, words } = matches.shelf
    const availableCount = flags.in_stock.count
    const suited = stock === 'available' ? availableCount : count - availableCount
    if (suited === 0) continue
    if (suited === count) part.push(matches)
    else {
      const left = copyPart(matches, stock === 'available' ? 0 : -1, scratch.part, from)
      if (left > 0) part.push(new Matches(matches.shelf, scratch.part, from, left, scratch))
      from += words
    }
  }
  return part
}

/**
 * Copies the bits of the rows that are in stock, or of those that are sold out if `flip` is -1. Returns the number of
 * copied bits.
 */
function copyPart({ shelf, bits, from }: Matches, flip: 0 | -1, part: Int32Array, to: number): number {
  const { words } = shelf
  const available = shelf.flags.in_stock.bits
  let count = 0
  for (let word = 0; word < words; word++) {
    const left = at(bits, from + word) & (at(available, word) ^ flip)
    part[to + word] = left
    count += countOnes(left)
  }
  return count
}
