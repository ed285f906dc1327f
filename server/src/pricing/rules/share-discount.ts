export interface Shareable {
  readonly quantity: number
  readonly grossCents: number
  /** What is shared by: the price of the products without their fees. */
  readonly totalCents: number
}

/**
 * A discount over lines in proportion to their price, to the cent: each gets its share rounded down, and the cents
 * that are left go to the largest remainders. Between equal remainders price and quantity decide, never the place in the
 * cart. The discount is at most the sum of the lines.
 */
export function shareDiscount(lines: readonly Shareable[], discountCents: number): number[] {
  const sum = lines.reduce((total, { totalCents }) => total + totalCents, 0)
  if (sum === 0) return lines.map(() => 0)
  const shares = lines.map(({ totalCents }) => Math.floor((discountCents * totalCents) / sum))
  const left = discountCents - shares.reduce((total, share) => total + share, 0)
  const remainder = (line: Shareable) => (discountCents * line.totalCents) % sum
  const byRemainder = [...lines.entries()].sort(
    ([, a], [, b]) =>
      remainder(b) - remainder(a) ||
      b.totalCents - a.totalCents ||
      b.grossCents - a.grossCents ||
      b.quantity - a.quantity,
  )
  const lucky = new Set(byRemainder.slice(0, left).map(([place]) => place))
  return shares.map((share, place) => share + (lucky.has(place) ? 1 : 0))
}
