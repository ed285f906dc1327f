/** The machine’s clock, read at the edge alone: what the shop does gets its time as an argument. */
export function systemClock(): Date {
  return new Date()
}
