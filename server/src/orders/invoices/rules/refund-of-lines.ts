/** The pieces of a line that are taken back, and the money that is refunded for them. */
export interface LineRefund {
  readonly quantity: number
  readonly cents: number
}

/** A line of an invoice. */
export interface CreditableLine {
  readonly quantity: number
  /** The price of the line after the discount. */
  readonly grossCents: number
  /** The refunds of the line in the order of their credit notes. One without pieces only reduces the price. */
  readonly credits: readonly LineRefund[]
}

/** Staff refund either pieces of a line or an amount of it. */
export interface RequestedLine {
  readonly lineId: number
  readonly quantity?: number | undefined
  readonly cents?: number | undefined
}

/** Returns the pieces and the money of a line that no credit note has taken back. */
export function leftOfLine({ quantity, grossCents, credits }: CreditableLine): LineRefund {
  return { quantity: quantity - sumOf(credits, 'quantity'), cents: grossCents - sumOf(credits, 'cents') }
}

/**
 * Returns the refund of pieces of a line: their share in the price of all pieces that are left. Reductions have lowered
 * this price. Pieces that were taken back have taken their whole share of it along, also if less was refunded for them,
 * so that a deduction is not refunded with other pieces. The last piece brings back the rest to the cent.
 */
export function refundOfPieces(line: CreditableLine, quantity: number, returnedBefore = 0): LineRefund {
  let pieces = line.quantity
  let price = line.grossCents
  for (const credit of line.credits) {
    price = Math.max(
      0,
      price - (credit.quantity === 0 ? credit.cents : shareOf(price, credit.quantity, pieces)),
    )
    pieces -= credit.quantity
  }
  // Old credit notes do not say how many pieces they took back.
  pieces = Math.min(pieces, line.quantity - returnedBefore)
  const back = Math.max(0, Math.min(quantity, pieces))
  return { quantity: back, cents: Math.min(shareOf(price, back, pieces), leftOfLine(line).cents) }
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

/** Returns the refund of each line of the invoice, in the order of the lines. */
export function refundOfLines(
  lines: readonly (CreditableLine & { readonly id: number })[],
  requested: readonly RequestedLine[],
): LineRefund[] {
  return lines.map((line) => {
    const { quantity = 0, cents } = requested.find(({ lineId }) => lineId === line.id) ?? {}
    return cents === undefined ? refundOfPieces(line, quantity) : { quantity: 0, cents }
  })
}

interface RefundLimits {
  /** What staff may refund of an order without a further right, in all of their refunds together. */
  readonly limitCents: number
  /** The sum of the refunds of the order that staff have made so far. */
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
export function discountShare(line: CreditableLine, discountCents: number, cents: number): number {
  const { grossCents, credits } = line
  if (grossCents === 0) return 0
  const until = (credited: number) => Math.round((discountCents * credited) / grossCents)
  const creditedCents = sumOf(credits, 'cents')
  return until(creditedCents + cents) - until(creditedCents)
}

export function sumOf(refunds: readonly LineRefund[], what: keyof LineRefund): number {
  return refunds.reduce((sum, refund) => sum + refund[what], 0)
}

/** Returns the share of some pieces in the price of all. */
function shareOf(cents: number, pieces: number, all: number): number {
  return all <= 0 ? 0 : Math.round((cents * pieces) / all)
}
