import type { Dimension } from './facets.ts'
import type { Matches } from './matches.ts'
import type { Shelf } from './shelf.ts'

/** How many rows of a shelf match, for those who need not know which. */
export interface Tally {
  readonly shelf: Shelf
  readonly count: number
}

export interface Counter<Needed extends Tally = Matches> {
  readonly dimension: Dimension
  count(matches: Needed): void
  result(): unknown
}

export interface SizeCounter extends Counter<Tally> {
  /** Which refusals of a size do not matter to it. */
  readonly ignores: number
}
