interface PaidLine {
  readonly type: string
  /** The price of the line before and after the discount. */
  readonly totalCents: number
  readonly paidCents: number
}

/**
 * Returns how much more the services cost at a price than the customer has paid for them. A discount of the order
 * applies to the new price in the same proportion.
 */
export function fittingDifference(services: readonly PaidLine[], priceCents: number): number {
  const total = services.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const paid = services.reduce((sum, { paidCents }) => sum + paidCents, 0)
  return total === 0 ? priceCents : Math.round((priceCents * paid) / total) - paid
}

/** Shares a refund among the services of an order, one entry for each of its lines, so that the shares add up. */
export function shareDifference(
  lines: readonly PaidLine[],
  cents: number,
): { readonly quantity: number; readonly cents: number }[] {
  const paidFor = ({ type, paidCents }: PaidLine) => (type === 'service' ? paidCents : 0)
  const paid = lines.reduce((sum, line) => sum + paidFor(line), 0)
  const upTo = (place: number) =>
    Math.round((cents * lines.slice(0, place).reduce((sum, line) => sum + paidFor(line), 0)) / paid)
  return lines.map((_, place) => ({ quantity: 0, cents: upTo(place + 1) - upTo(place) }))
}
