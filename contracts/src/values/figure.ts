/** Thousands apart by a space that does not break. */
export function figure(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
