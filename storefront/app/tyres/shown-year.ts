const oldYears = 3

/** The year of manufacture is shown once a tyre is three years old. */
export function shownYear(dotYear: number | null, thisYear: number): number | null {
  return dotYear !== null && dotYear <= thisYear - oldYears ? dotYear : null
}
