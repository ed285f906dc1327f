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
  const [first = []] = sizes
  const prices = first.flatMap(({ modelId }) => {
    const cheapest = sizes.map((tyres) => tyres.find((tyre) => tyre.modelId === modelId))
    const cents = cheapest.flatMap((tyre) => tyre?.priceCents ?? [])
    if (cents.length < sizes.length) return []
    return [(cents.reduce((sum, one) => sum + one, 0) * fullSet) / sizes.length]
  })
  return prices.length > 0 ? Math.min(...prices) : null
}
