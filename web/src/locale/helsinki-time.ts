const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Helsinki',
  hour: '2-digit',
  minute: '2-digit',
})

/** Formats an instant as the time of day in Helsinki, such as `16:45`, whatever the time zone of the browser. */
export function helsinkiTime(instant: string): string {
  return clock.format(new Date(instant))
}
