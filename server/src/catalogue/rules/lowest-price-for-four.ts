import { fullSet } from '@pito/contracts/values/cart-quantity'

interface PricedTyre {
  readonly modelId: number
  readonly priceCents: number
}

/**
 * Returns the lowest price of four tyres of one model: four of one size, or two of a front and two of a rear size. The
 * tyres of each size are sorted by price, the cheapest first. Returns null if no model has all sizes.
 */
export function lowestPriceForFour(sizes: readonly (readonly PricedTyre[])[]): number | null {
  const [first = new Map<number, number>(), ...others] = sizes.map(lowestByModel)
  const prices = [...first].flatMap(([modelId, cents]) => {
    const all = [cents, ...others.flatMap((other) => other.get(modelId) ?? [])]
    if (all.length < sizes.length) return []
    return [(all.reduce((sum, one) => sum + one, 0) * fullSet) / sizes.length]
  })
  return prices.length > 0 ? Math.min(...prices) : null
}

/** Returns the price of the first tyre of each model, which is the cheapest. */
function lowestByModel(tyres: readonly PricedTyre[]): Map<number, number> {
  // Of entries with the same key, a map stores the last one.
  return new Map(tyres.toReversed().map(({ modelId, priceCents }) => [modelId, priceCents]))
}
