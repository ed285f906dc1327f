import type { Season } from './season-on.ts'

/** Reads the season from the document, so that every part of a page shows the same one. */
export function browserSeason(): Season {
  return document.documentElement.dataset.season === 'summer' ? 'summer' : 'winter'
}
