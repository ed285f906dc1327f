/**
 * Formats a number with a decimal comma, such as `25,5`, to the given number of decimals or to as many as it has. The
 * format is the same in both languages, so that a line with an amount in euros does not mix commas and points.
 */
export function formatDecimal(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals)
  return text.replace('.', ',')
}
