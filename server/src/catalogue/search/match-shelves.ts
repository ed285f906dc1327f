import type { Matches } from './matches.ts'
import { matchShelf } from './matches.ts'
import type { RowTest } from './row-tests.ts'
import type { Scratch } from './scratch.ts'
import type { Shelf } from './shelf.ts'

export function matchShelves(
  shelves: readonly Shelf[],
  tests: readonly RowTest[],
  scratch: Scratch,
): Matches[] {
  scratch.reserve(shelves, tests.length)
  const found: Matches[] = []
  let from = 0
  for (const shelf of shelves) {
    const matches = matchShelf(shelf, tests, scratch, from)
    if (matches.count > 0) found.push(matches)
    from += shelf.words
  }
  return found
}
