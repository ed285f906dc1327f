interface TyresToBuy {
  readonly quantity: number
  /** The price of one tyre with VAT and recycling fee. */
  readonly grossCents: number
}

/** What tyres cost when they are delivered home. */
export function deliveredTotal({ quantity, grossCents }: TyresToBuy, deliveryCents: number): number {
  return quantity * grossCents + deliveryCents
}

/** What tyres cost when they are fitted at a price for each: their delivery to the service point is free. */
export function fittedTotal({ quantity, grossCents }: TyresToBuy, fittingCents: number): number {
  return quantity * (grossCents + fittingCents)
}
