interface TyresToBuy {
  readonly quantity: number
  /** The price of one tyre, including VAT and the recycling fee. */
  readonly grossCents: number
}

/** Returns the price of tyres that are delivered to the buyer. */
export function deliveredTotal({ quantity, grossCents }: TyresToBuy, deliveryCents: number): number {
  return quantity * grossCents + deliveryCents
}

/**
 * Returns the price of tyres that are fitted, with the fitting of each tyre. Delivery to the service point is free.
 */
export function fittedTotal({ quantity, grossCents }: TyresToBuy, fittingCents: number): number {
  return quantity * (grossCents + fittingCents)
}
