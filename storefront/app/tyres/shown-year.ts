const oldYears = 3

/** Returns the year of manufacture if the tyre is at least three years old, and otherwise null. */
export function shownYear(dotYear: number | null, thisYear: number): number | null {
  return dotYear !== null && dotYear <= thisYear - oldYears ? dotYear : null
}
