import type { Counter } from './counter.ts'
import { counterFor } from './counter-for.ts'
import type { Dimension, Facets } from './facets.ts'
import type { Filters } from './filters.ts'
import type { Matches } from './matches.ts'
import { matchShelf } from './matches.ts'
import { NearMisses } from './near-misses.ts'
import type { RowTest } from './row-tests.ts'
import { rowTests } from './row-tests.ts'
import type { Scratch } from './scratch.ts'
import type { Dictionaries, Shelf } from './shelf.ts'
import { refusalsOf } from './size-filter.ts'

export function countFacets<Wanted extends Dimension>(
  shelves: readonly Shelf[],
  dictionaries: Dictionaries,
  filters: Filters,
  wanted: readonly Wanted[],
  scratch: Scratch,
): Pick<Facets, Wanted> {
  const counters = wanted.map((dimension) => counterFor(dimension, dictionaries))
  const tests = rowTests(filters, dictionaries)
  const tested = new Set<Dimension>(tests.map(({ dimension }) => dimension))
  const own = counters.filter(({ dimension }) => tested.has(dimension))
  const others = counters.filter(({ dimension }) => !tested.has(dimension))
  scratch.reserve(shelves, tests.length)
  for (const shelf of shelves) {
    const refusals = refusalsOf(filters, shelf.size)
    if (refusals === 0 && own.length > 0) countNearMisses(new NearMisses(shelf, tests, scratch), own, others)
    else countMatches(shelf, tests, others, refusals, scratch)
  }
  const facets = counters.map(({ dimension, result }) => [dimension, result()])
  return Object.fromEntries(facets) as Pick<Facets, Wanted>
}

function countNearMisses(near: NearMisses, own: readonly Counter[], others: readonly Counter[]): void {
  if (others.length > 0) countAll(near.all(), others)
  for (const counter of own) countAll(near.without(counter.dimension), [counter])
}

function countMatches(
  shelf: Shelf,
  tests: readonly RowTest[],
  counters: readonly Counter[],
  refusals: number,
  scratch: Scratch,
): void {
  const counting = counters.filter(({ ignores }) => (refusals & ~ignores) === 0)
  if (counting.length > 0) countAll(matchShelf(shelf, tests, scratch, 0), counting)
}

function countAll(matches: Matches, counters: readonly Counter[]): void {
  if (matches.count > 0) for (const counter of counters) counter.count(matches)
}
