import { mostOf } from '@pito/contracts/values/cart-quantity'

export interface StockFacts {
  /** False when the shop no longer sells the tyre. */
  readonly active: boolean
  readonly inBatches: number
  /** By payments of other carts. What the cart's own order has reserved is for this cart. */
  readonly reservedByOthers: number
}

/**
 * How many of a tyre a cart may hold. A buyer who comes back from the bank must not find the tyres sold out because of
 * their own payment.
 */
export function sellable({ active, inBatches, reservedByOthers }: StockFacts): number {
  return active ? mostOf(inBatches - reservedByOthers) : 0
}
