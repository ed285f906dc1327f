const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Helsinki',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant as the clocks in Finland show it, `16:45`, wherever the browser is. */
export function helsinkiTime(instant: string): string {
  return clock.format(new Date(instant))
}
