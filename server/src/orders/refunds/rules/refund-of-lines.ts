/** A line of an invoice, with what its credit notes have taken back so far. */
interface CreditableLine {
  readonly id: number
  readonly quantity: number
  readonly creditedQuantity: number
  /** The price of the line after the discount. */
  readonly grossCents: number
  readonly creditedCents: number
}

/** Staff refund either pieces of a line or an amount of it. */
export interface RequestedLine {
  readonly lineId: number
  readonly quantity?: number | undefined
  readonly cents?: number | undefined
}

interface LineRefund {
  readonly quantity: number
  readonly cents: number
}

export function leftOfLine(line: CreditableLine): LineRefund {
  return {
    quantity: line.quantity - line.creditedQuantity,
    cents: line.grossCents - line.creditedCents,
  }
}

/** Returns what exceeds the rest of a line, or null. */
export function whyNotOfLine(
  line: CreditableLine,
  { quantity = 0, cents = 0 }: RequestedLine,
): 'quantity' | 'amount' | null {
  const left = leftOfLine(line)
  if (quantity > left.quantity) return 'quantity'
  return cents > left.cents ? 'amount' : null
}

/**
 * Returns the refund of each line of the invoice, in the order of the lines. Pieces bring back their share of what is
 * left of their line, so that an earlier reduction of the price is not refunded again and the last piece brings back
 * the rest to the cent.
 */
export function refundOfLines(
  lines: readonly CreditableLine[],
  requested: readonly RequestedLine[],
): LineRefund[] {
  return lines.map((line) => {
    const request = requested.find(({ lineId }) => lineId === line.id)
    if (!request) return { quantity: 0, cents: 0 }
    const { quantity = 0, cents } = request
    const left = leftOfLine(line)
    const share = left.quantity === 0 ? 0 : Math.round((left.cents * quantity) / left.quantity)
    return { quantity, cents: cents ?? share }
  })
}

interface RefundLimits {
  /** What staff may refund of an order without a further right, in all of their refunds together. */
  readonly limitCents: number
  /** What staff have refunded of the order so far. */
  readonly byStaffCents: number
  /** What the buyer's withdrawal makes due; null if the buyer has not withdrawn, so that nothing is due by itself. */
  readonly dueCents: number | null
}

/**
 * Returns why a refund needs the right `refund-above-limit`, or null. The limit counts all refunds that staff decided
 * for the order, because it could otherwise be avoided with several smaller refunds.
 */
export function whyRightNeeded(
  cents: number,
  { limitCents, byStaffCents, dueCents }: RefundLimits,
): 'refund-above-limit' | 'refund-beyond-due' | null {
  if (byStaffCents + cents > limitCents) return 'refund-above-limit'
  return dueCents !== null && cents > dueCents ? 'refund-beyond-due' : null
}

/** Returns the part of a line's discount that belongs to a refund. All refunds of a line add up to its discount. */
export function discountShare(
  { grossCents, creditedCents }: Pick<CreditableLine, 'grossCents' | 'creditedCents'>,
  discountCents: number,
  cents: number,
): number {
  if (grossCents === 0) return 0
  const until = (credited: number) => Math.round((discountCents * credited) / grossCents)
  return until(creditedCents + cents) - until(creditedCents)
}
