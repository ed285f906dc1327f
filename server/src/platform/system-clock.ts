/** The machine’s clock is read only at the edge; use cases get the time as an argument. */
export function systemClock(): Date {
  return new Date()
}
