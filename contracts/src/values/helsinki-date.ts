const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' })

/** Returns the date in Helsinki as YYYY-MM-DD. */
export function helsinkiDate(moment: Date): string {
  return format.format(moment)
}

/** Adds days to a date in the form YYYY-MM-DD. It calculates in UTC, so daylight saving time does not matter. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
