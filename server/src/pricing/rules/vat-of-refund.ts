import { shareCents } from './share-cents.ts'
import { vatIn } from './vat.ts'

interface RefundedLine {
  /** The price that was paid, VAT included. */
  readonly grossCents: number
  readonly vatPermille: number
  readonly vatCents: number
  /** The amount of this line that earlier credit notes have already refunded. */
  readonly creditedCents: number
  readonly creditedVatCents: number
  /** The amount of this line that is refunded now. */
  readonly refundCents: number
}

/**
 * Returns the VAT of each line of a credit note. The VAT is computed for each rate on the sum of the refunds at that
 * rate, and is shared over those lines in proportion to their refunds.
 */
export function vatOfRefund(lines: readonly RefundedLine[]): number[] {
  const vat = new Map<RefundedLine, number>()
  for (const [vatPermille, ofRate] of Map.groupBy(lines, (line) => line.vatPermille)) {
    const shares = shareCents(
      ofRate.map(({ refundCents }) => ({ quantity: 1, grossCents: refundCents, totalCents: refundCents })),
      vatToCredit(ofRate, vatPermille),
    )
    for (const [place, line] of ofRate.entries()) vat.set(line, shares[place] ?? 0)
  }
  return lines.map((line) => vat.get(line) ?? 0)
}

/**
 * Computes the VAT to credit for one rate. All credit notes of an invoice together must contain the VAT of the total
 * refund, so each one credits the difference from the earlier ones; rounding each credit note separately would leave a
 * cent over.
 */
function vatToCredit(ofRate: readonly RefundedLine[], vatPermille: number): number {
  const paidCents = sumOf(ofRate, 'grossCents')
  const paidVatCents = sumOf(ofRate, 'vatCents')
  const nowCents = sumOf(ofRate, 'refundCents')
  const totalCreditedCents = sumOf(ofRate, 'creditedCents') + nowCents
  // The VAT of invoices from before this rule is a sum of rounded lines, and is credited in proportion.
  const vatSoFar =
    paidVatCents === vatIn(paidCents, vatPermille)
      ? vatIn(totalCreditedCents, vatPermille)
      : Math.round((paidVatCents * totalCreditedCents) / paidCents)
  const missing = vatSoFar - sumOf(ofRate, 'creditedVatCents')
  return Math.min(Math.max(missing, 0), nowCents)
}

type Cents = 'grossCents' | 'vatCents' | 'creditedCents' | 'creditedVatCents' | 'refundCents'

function sumOf(lines: readonly RefundedLine[], cents: Cents): number {
  return lines.reduce((sum, line) => sum + line[cents], 0)
}
