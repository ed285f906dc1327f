/** One appointment takes half an hour of one bay. */
export const slotMinutes = 30

/** Returns the end of an appointment that begins at a time such as `08:30`. */
export function endOfSlot(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const end = (hours * 60 + minutes + slotMinutes) % (24 * 60)
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}
