import { shareDiscount } from './share-discount.ts'

export interface RefundableLine {
  /** As it was paid, VAT included. */
  readonly grossCents: number
  readonly vatCents: number
  /** What went back before. */
  readonly creditedCents: number
  readonly creditedVatCents: number
}

export interface RefundShare {
  readonly grossCents: number
  readonly vatCents: number
}

/**
 * Money that goes back, over the lines in proportion to what is left of them, to the cent by largest remainder. The VAT
 * of a line goes back in proportion to its price, so that when all of it has gone back, all of its VAT has too.
 */
export function shareRefund(lines: readonly RefundableLine[], amountCents: number): RefundShare[] {
  const left = lines.map(({ grossCents, creditedCents }) => grossCents - creditedCents)
  const leftCents = left.reduce((sum, cents) => sum + cents, 0)
  if (amountCents > leftCents)
    throw new Error(`Of ${leftCents} cents that are left, ${amountCents} cannot go back.`)
  const shares = shareDiscount(
    left.map((totalCents) => ({ quantity: 1, grossCents: totalCents, totalCents })),
    amountCents,
  )
  return lines.map((line, place) => {
    const grossCents = shares[place] ?? 0
    const vatSoFar = vatOf(line, line.creditedCents + grossCents)
    return { grossCents, vatCents: vatSoFar - line.creditedVatCents }
  })
}

/** The VAT in a part of a line. */
function vatOf({ grossCents, vatCents }: RefundableLine, partCents: number): number {
  return grossCents === 0 ? 0 : Math.round((vatCents * partCents) / grossCents)
}
