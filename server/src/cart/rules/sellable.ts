import { mostOf } from '@pito/contracts/values/cart-quantity'

export interface StockFacts {
  /** False if the shop no longer sells the tyre. */
  readonly active: boolean
  readonly inBatches: number
  /**
   * The quantity reserved by payments of other carts. Tyres that the cart's own order has reserved are available to
   * this cart.
   */
  readonly reservedByOthers: number
}

/**
 * Returns how many of a tyre a cart may hold. Tyres that the cart's own payment has reserved count as available, so
 * that a buyer who returns from the bank does not find them sold out.
 */
export function sellable({ active, inBatches, reservedByOthers }: StockFacts): number {
  return active ? mostOf(inBatches - reservedByOthers) : 0
}
