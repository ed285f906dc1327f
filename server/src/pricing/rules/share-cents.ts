interface Shareable {
  readonly quantity: number
  readonly grossCents: number
  /** The total of the line, in proportion to which the amount is shared. */
  readonly totalCents: number
}

/**
 * Shares an amount (a discount, a refund, the VAT of a document) over lines in proportion to their totals, to the
 * cent: each line gets its share rounded down, and the cents that are left go to the lines with the largest
 * remainders. Between equal remainders price and quantity decide, never the place in the cart. If the amount is at
 * most the sum of the totals, no share exceeds the total of its line. BigInt is used because cents times cents of a
 * large cart exceed what a number holds exactly.
 */
export function shareCents(lines: readonly Shareable[], amountCents: number): number[] {
  const sum = lines.reduce((total, { totalCents }) => total + totalCents, 0)
  if (sum === 0) return lines.map(() => 0)
  const parts = lines.map((line, place) => {
    const exact = BigInt(amountCents) * BigInt(line.totalCents)
    return { ...line, place, share: Number(exact / BigInt(sum)), remainder: Number(exact % BigInt(sum)) }
  })
  const left = amountCents - parts.reduce((total, { share }) => total + share, 0)
  const byRemainder = parts.toSorted(
    (a, b) =>
      b.remainder - a.remainder ||
      b.totalCents - a.totalCents ||
      b.grossCents - a.grossCents ||
      b.quantity - a.quantity,
  )
  const lucky = new Set(byRemainder.slice(0, left).map(({ place }) => place))
  return parts.map(({ share, place }) => share + (lucky.has(place) ? 1 : 0))
}
