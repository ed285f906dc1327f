const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' })

/** YYYY-MM-DD by the calendar on a wall in Helsinki. */
export function helsinkiDate(moment: Date): string {
  return format.format(moment)
}
