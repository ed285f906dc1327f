export interface RequestedQuantity {
  readonly quantity: number
  /** True if the requested quantity replaces the previous one, because the request names the line itself. */
  readonly sets: boolean
}

/**
 * Returns the new quantity of a line. Unless `sets` is true, the requested quantity is added to the quantity that the
 * cart already holds. Quantity 0 always removes the line.
 */
export function quantityInLine(inCart: number, { quantity, sets }: RequestedQuantity): number {
  return sets || quantity === 0 ? quantity : inCart + quantity
}

/**
 * Returns how many of a product the cart has after it was filled up to the wanted quantity. Stock limits what is added,
 * and nothing is taken away.
 */
export function quantityAtLeast(inCart: number, wanted: number, most: number): number {
  return Math.max(inCart, Math.min(wanted, most))
}

export function whyNotInCart(quantity: number, most: number): 'sold-out' | 'not-enough-stock' | null {
  if (quantity <= most) return null
  return most > 0 ? 'not-enough-stock' : 'sold-out'
}

interface Named {
  readonly cartId: string | null
  readonly lineId: number | null
}

/** A cart or line that does not exist and one that belongs to somebody else get the same response. */
export function whyNotThatLine(
  found: Named,
  requested: Named,
  { quantity }: RequestedQuantity,
): 'not-found' | null {
  if (requested.cartId !== null && requested.cartId !== found.cartId) return 'not-found'
  if (requested.lineId !== null && requested.lineId !== found.lineId) return 'not-found'
  return quantity === 0 && found.lineId === null ? 'not-found' : null
}
