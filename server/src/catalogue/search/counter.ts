import type { Dimension } from './facets.ts'
import type { Matches } from './matches.ts'

export interface Counter {
  readonly dimension: Dimension
  /** Which refusals of a size do not matter to it. */
  readonly ignores: number
  count(matches: Matches): void
  result(): unknown
}
