import { shareDiscount } from './share-discount.ts'

export interface RefundableLine {
  /** The price that was paid, VAT included. */
  readonly grossCents: number
  readonly vatCents: number
  /** What earlier credit notes gave back. */
  readonly creditedCents: number
  readonly creditedVatCents: number
  /** What should go back of this line before the others are touched, such as the price of returned tyres. */
  readonly wantedCents?: number
}

export interface RefundShare {
  readonly grossCents: number
  readonly vatCents: number
}

/**
 * Shares a refund over the lines: first what is wanted of each line, as far as it has not gone back yet, then the rest
 * in proportion to what is left of the lines, to the cent by largest remainder. The VAT of a line goes back in
 * proportion to its price, so that when all of the price has gone back, all of the VAT has too.
 */
export function shareRefund(lines: readonly RefundableLine[], amountCents: number): RefundShare[] {
  const left = lines.map(({ grossCents, creditedCents }) => grossCents - creditedCents)
  if (amountCents > sumOf(left))
    throw new Error(`Of ${sumOf(left)} cents that are left, ${amountCents} cannot go back.`)
  const wanted = lines.map(({ wantedCents = 0 }, place) => Math.min(wantedCents, left[place] ?? 0))
  const first = shareCents(wanted, Math.min(sumOf(wanted), amountCents))
  const unwanted = left.map((cents, place) => cents - (first[place] ?? 0))
  const rest = shareCents(unwanted, amountCents - sumOf(first))
  return lines.map((line, place) => {
    const grossCents = (first[place] ?? 0) + (rest[place] ?? 0)
    const vatSoFar = vatOf(line, line.creditedCents + grossCents)
    return { grossCents, vatCents: vatSoFar - line.creditedVatCents }
  })
}

function shareCents(cents: readonly number[], amountCents: number): number[] {
  return shareDiscount(
    cents.map((totalCents) => ({ quantity: 1, grossCents: totalCents, totalCents })),
    amountCents,
  )
}

/** The VAT in a part of a line. */
function vatOf({ grossCents, vatCents }: RefundableLine, partCents: number): number {
  return grossCents === 0 ? 0 : Math.round((vatCents * partCents) / grossCents)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
