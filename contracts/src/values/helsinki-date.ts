const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' })

/** YYYY-MM-DD by the calendar on a wall in Helsinki. */
export function helsinkiDate(moment: Date): string {
  return format.format(moment)
}

/** Of a day as YYYY-MM-DD, whatever the clocks do in between. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
