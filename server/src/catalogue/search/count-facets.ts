import type { Counter } from './counter.ts'
import { counterFor } from './counter-for.ts'
import type { Dimension, Facets } from './facets.ts'
import type { Filters } from './filters.ts'
import { Matches } from './matches.ts'
import type { RowTest } from './row-tests.ts'
import { rowTests } from './row-tests.ts'
import type { Scratch } from './scratch.ts'
import type { Dictionaries, Shelf } from './shelf.ts'
import { refusalsOf } from './size-filter.ts'

/** The counters that look at the same rows: those that all tests but one let through. */
interface Pass {
  readonly tests: readonly RowTest[]
  readonly counters: readonly Counter[]
}

export function countFacets<Wanted extends Dimension>(
  shelves: readonly Shelf[],
  dictionaries: Dictionaries,
  filters: Filters,
  wanted: readonly Wanted[],
  scratch: Scratch,
): Pick<Facets, Wanted> {
  const counters = wanted.map((dimension) => counterFor(dimension, dictionaries))
  const passes = passesFor(counters, rowTests(filters, dictionaries))
  scratch.reserve(shelves)
  for (const shelf of shelves) countShelf(shelf, refusalsOf(filters, shelf.size), passes, scratch)
  const facets = counters.map(({ dimension, result }) => [dimension, result()])
  return Object.fromEntries(facets) as Pick<Facets, Wanted>
}

function passesFor(counters: readonly Counter[], tests: readonly RowTest[]): Pass[] {
  const tested = new Set<Dimension>(tests.map(({ dimension }) => dimension))
  const [own, others] = [true, false].map((isTested) =>
    counters.filter(({ dimension }) => tested.has(dimension) === isTested),
  ) as [Counter[], Counter[]]
  return [
    { tests, counters: others },
    ...own.map((counter) => ({
      tests: tests.filter(({ dimension }) => dimension !== counter.dimension),
      counters: [counter],
    })),
  ]
}

function countShelf(shelf: Shelf, refusals: number, passes: readonly Pass[], scratch: Scratch): void {
  for (const { tests, counters } of passes) {
    const counting = counters.filter(({ ignores }) => (refusals & ~ignores) === 0)
    if (counting.length === 0) continue
    const matches = new Matches(shelf, tests, scratch, 0)
    if (matches.count > 0) for (const counter of counting) counter.count(matches)
  }
}
