/** Returns the VAT contained in a price, to the nearest cent. */
export function vatIn(grossCents: number, vatPermille: number): number {
  return Math.round((grossCents * vatPermille) / (1000 + vatPermille))
}
