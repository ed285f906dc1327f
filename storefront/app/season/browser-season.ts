import type { Season } from './season-on.ts'

/** Returns the season that the document was rendered with, so that every part of a page uses the same season. */
export function browserSeason(): Season {
  return document.documentElement.dataset.season === 'summer' ? 'summer' : 'winter'
}
