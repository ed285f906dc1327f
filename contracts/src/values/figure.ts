/** Formats a number with a no-break space between thousands. */
export function figure(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
