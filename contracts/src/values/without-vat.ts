/** Returns the part of a price that is not VAT, rounded to cents. The rate is in per cent, such as 25.5. */
export function withoutVat(grossCents: number, vatPercent: number): number {
  return Math.round((grossCents * 1000) / (1000 + Math.round(vatPercent * 10)))
}
