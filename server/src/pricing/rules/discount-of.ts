/** Exactly one of the two fields is null. */
export interface Discount {
  readonly discountPermille: number | null
  readonly discountCents: number | null
}

/**
 * Returns the discount of a promo code on products of this price: half a cent is rounded up, and the discount never
 * exceeds the price.
 */
export function discountOf(discount: Discount, productCents: number): number {
  const { discountPermille, discountCents } = discount
  if (discountPermille !== null) return Math.round((productCents * discountPermille) / 1000)
  return Math.min(discountCents ?? 0, productCents)
}
