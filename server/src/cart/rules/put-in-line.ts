export interface RequestedQuantity {
  readonly quantity: number
  /** The row itself was named, so this is its quantity from now on. */
  readonly sets: boolean
}

/** Adding comes on top of what the cart holds already; nothing, or setting to nothing, takes the line out. */
export function quantityInLine(inCart: number, { quantity, sets }: RequestedQuantity): number {
  return sets || quantity === 0 ? quantity : inCart + quantity
}

export function whyNotInCart(quantity: number, most: number): 'sold-out' | 'not-enough-stock' | null {
  if (quantity <= most) return null
  return most > 0 ? 'not-enough-stock' : 'sold-out'
}

interface Named {
  readonly cartId: string | null
  readonly lineId: number | null
}

/** A cart or a line that is not there, and one that is somebody else's, get the same answer. */
export function whyNotThatLine(
  found: Named,
  requested: Named,
  { quantity }: RequestedQuantity,
): 'not-found' | null {
  if (requested.cartId !== null && requested.cartId !== found.cartId) return 'not-found'
  if (requested.lineId !== null && requested.lineId !== found.lineId) return 'not-found'
  return quantity === 0 && found.lineId === null ? 'not-found' : null
}
