import { centsOf } from './cents-of.ts'

export interface VatOfRate {
  readonly percent: number
  readonly cents: number
}

/** Adds up the VAT of lines for each rate, the highest rate first. */
export function vatByRate(
  lines: readonly { readonly vat_percent: number; readonly vat_amount: number }[],
): VatOfRate[] {
  return [...Map.groupBy(lines, (line) => line.vat_percent)]
    .map(([percent, ofRate]) => ({
      percent,
      cents: ofRate.reduce((sum, { vat_amount }) => sum + centsOf(vat_amount), 0),
    }))
    .toSorted((a, b) => b.percent - a.percent)
}
