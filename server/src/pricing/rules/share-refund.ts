import { shareCents } from './share-cents.ts'
import { vatIn } from './vat.ts'

export interface RefundableLine {
  /** The price that was paid, VAT included. */
  readonly grossCents: number
  readonly vatPermille: number
  readonly vatCents: number
  /** The amount of this line that earlier credit notes have already refunded. */
  readonly creditedCents: number
  readonly creditedVatCents: number
  /** The part of the refund that belongs to this line, such as the price of returned tyres. It is assigned first. */
  readonly targetCents?: number
}

interface RefundShare {
  readonly grossCents: number
  readonly vatCents: number
}

/**
 * Shares a refund over the lines. First, each line receives its target amount, but never more than the part of the
 * line that has not been credited yet. If the refund is larger, the rest is shared in proportion to the amounts that
 * can still be credited. Amounts are rounded to whole cents by the largest-remainder method. The VAT is computed for
 * each rate on the sum of the refunds at that rate, and is shared over those lines in proportion to their refunds.
 */
export function shareRefund(lines: readonly RefundableLine[], amountCents: number): RefundShare[] {
  const left = lines.map(({ grossCents, creditedCents }) => grossCents - creditedCents)
  if (amountCents > sumOf(left))
    throw new Error(`Of ${sumOf(left)} cents that are left, ${amountCents} cannot go back.`)
  const targets = lines.map(({ targetCents = 0 }, place) => Math.min(targetCents, left[place] ?? 0))
  const first = inProportion(targets, Math.min(sumOf(targets), amountCents))
  const remaining = left.map((cents, place) => cents - (first[place] ?? 0))
  const rest = inProportion(remaining, amountCents - sumOf(first))
  const back = lines.map((line, place) => ({
    line,
    place,
    grossCents: (first[place] ?? 0) + (rest[place] ?? 0),
  }))
  const vat = new Map<number, number>()
  for (const [vatPermille, ofRate] of Map.groupBy(back, ({ line }) => line.vatPermille)) {
    const shares = inProportion(
      ofRate.map(({ grossCents }) => grossCents),
      vatToCredit(ofRate, vatPermille),
    )
    for (const [at, { place }] of ofRate.entries()) vat.set(place, shares[at] ?? 0)
  }
  return back.map(({ grossCents, place }) => ({ grossCents, vatCents: vat.get(place) ?? 0 }))
}

interface RefundedLine {
  readonly line: RefundableLine
  readonly grossCents: number
}

/**
 * Computes the VAT to credit for one rate. All credit notes of an invoice together must contain the VAT of the total
 * refund, so each one credits the difference from the earlier ones; rounding each credit note separately would leave a
 * cent over.
 */
function vatToCredit(ofRate: readonly RefundedLine[], vatPermille: number): number {
  const lines = ofRate.map(({ line }) => line)
  const paidCents = sumOf(lines.map(({ grossCents }) => grossCents))
  const paidVatCents = sumOf(lines.map(({ vatCents }) => vatCents))
  const nowCents = sumOf(ofRate.map(({ grossCents }) => grossCents))
  const totalCreditedCents = sumOf(lines.map(({ creditedCents }) => creditedCents)) + nowCents
  // The VAT of invoices from before this rule is a sum of rounded lines, and is credited in proportion.
  const vatSoFar =
    paidVatCents === vatIn(paidCents, vatPermille)
      ? vatIn(totalCreditedCents, vatPermille)
      : Math.round((paidVatCents * totalCreditedCents) / paidCents)
  const missing = vatSoFar - sumOf(lines.map(({ creditedVatCents }) => creditedVatCents))
  return Math.min(Math.max(missing, 0), nowCents)
}

function inProportion(cents: readonly number[], amountCents: number): number[] {
  return shareCents(
    cents.map((totalCents) => ({ quantity: 1, grossCents: totalCents, totalCents })),
    amountCents,
  )
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
