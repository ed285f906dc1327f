/** An article of an order, with the reservations of other orders. */
export interface RequestedArticle {
  readonly quantity: number
  /** The tyres that anybody could still reserve, including those that this order asks for. */
  readonly left: number
  /** The tyres that other guests of the same network have reserved. */
  readonly ofNetwork: number
}

/** A set of tyres for a car. A network can always reserve one, however few are left. */
const oneSet = 4

/**
 * While few of an article are left, the guests of one network reserve at most half of what the network could have, so
 * that a script does not take the last tyres from everybody else.
 */
export function whyNotScarce(
  articles: readonly RequestedArticle[],
  scarceStock: number,
): 'scarce-article' | null {
  const isOver = articles.some(({ quantity, left, ofNetwork }) => {
    if (left >= scarceStock || (ofNetwork === 0 && quantity <= oneSet)) return false
    return ofNetwork + quantity > (left + ofNetwork) / 2
  })
  return isOver ? 'scarce-article' : null
}
