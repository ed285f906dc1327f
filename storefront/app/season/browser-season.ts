import type { Season } from './season-on.ts'

/** As the document says it, so that every part of a page speaks of the same. */
export function browserSeason(): Season {
  return document.documentElement.dataset.season === 'summer' ? 'summer' : 'winter'
}
