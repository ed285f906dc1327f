interface PaidLine {
  readonly type: string
  /** The price of the line before and after the discount. */
  readonly totalCents: number
  readonly paidCents: number
}

/**
 * Returns how much more the services cost at a price than the customer has agreed to pay for them: by the lines of the
 * order, and beside them by paid supplements less refunded differences. A discount of the order applies to the new price
 * in the same proportion.
 */
export function fittingDifference(
  services: readonly PaidLine[],
  priceCents: number,
  agreedBesideCents: number,
): number {
  const total = services.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const paid = services.reduce((sum, { paidCents }) => sum + paidCents, 0)
  const price = total === 0 ? priceCents : Math.round((priceCents * paid) / total)
  return price - paid - agreedBesideCents
}

/**
 * Shares a refund among the services of an order by what is left of them, one entry for each of its lines, so that the
 * shares add up. No more is refunded than is left.
 */
export function shareDifference(
  lines: readonly (Pick<PaidLine, 'type'> & { readonly leftCents: number })[],
  differenceCents: number,
): { readonly quantity: number; readonly cents: number }[] {
  const leftOf = (some: typeof lines) =>
    some.reduce((sum, { type, leftCents }) => (type === 'service' ? sum + leftCents : sum), 0)
  const left = leftOf(lines)
  const cents = Math.min(differenceCents, left)
  const upTo = (place: number) =>
    left === 0 ? 0 : Math.round((cents * leftOf(lines.slice(0, place))) / left)
  return lines.map((_, place) => ({ quantity: 0, cents: upTo(place + 1) - upTo(place) }))
}
