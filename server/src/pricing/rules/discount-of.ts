/** One of the two is null. */
export interface Discount {
  readonly discountPermille: number | null
  readonly discountCents: number | null
}

/** What a promo code takes off products of this price: half a cent counts as one, and never more than they cost. */
export function discountOf(discount: Discount, productCents: number): number {
  const { discountPermille, discountCents } = discount
  if (discountPermille !== null) return Math.round((productCents * discountPermille) / 1000)
  return Math.min(discountCents ?? 0, productCents)
}
