/** Parses `08:30` or `08:30:00` into minutes since midnight. */
export function minuteOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Formats minutes as HH:MM:SS, as the API writes times (SVC-43, BOOK-32). */
export function timeOfMinute(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00`
}
