import type { Count } from './search-index/facets.ts'

/**
 * Returns the values with the greatest counts, at most `most` of them. If equal counts compete for the last places,
 * the choice is arbitrary.
 */
export function mostCounted<Value>(counts: readonly Count<Value>[], most: number): readonly Count<Value>[] {
  if (counts.length <= most) return counts
  const ascending = Int32Array.from(counts, ({ count }) => count).sort()
  const least = ascending.at(-most) ?? 0
  const more = counts.filter(({ count }) => count > least)
  const asMany = counts.filter(({ count }) => count === least)
  return [...more, ...asMany].slice(0, most)
}
