import type { Count, Dimension } from './facets.ts'
import type { Matches } from './matches.ts'
import type { Partition } from './partition.ts'

/** The number of matching rows of a partition, for counters that do not need the rows themselves. */
export interface Tally {
  readonly partition: Partition
  readonly count: number
}

export interface Counter<Needed extends Tally = Matches> {
  readonly dimension: Dimension
  count(matches: Needed): void
  result(): unknown
}

export interface SizeCounter extends Counter<Tally> {
  /** The bits of the filters on the size that this counter ignores (see size-filter.ts). */
  readonly ignores: number
  result(): readonly Count<number>[]
}
