interface TyresToBuy {
  readonly quantity: number
  /** The price of one tyre with VAT and recycling fee. */
  readonly grossCents: number
}

/** The price of tyres that are delivered home. */
export function deliveredTotal({ quantity, grossCents }: TyresToBuy, deliveryCents: number): number {
  return quantity * grossCents + deliveryCents
}

/** The price of tyres that are fitted, with a fitting price for each; delivery to the service point is free. */
export function fittedTotal({ quantity, grossCents }: TyresToBuy, fittingCents: number): number {
  return quantity * (grossCents + fittingCents)
}
