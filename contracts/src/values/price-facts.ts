import { withoutVat } from './without-vat.ts'

/** What the price of an article is judged by. Prices and fees include VAT, the purchase price does not. */
export interface PriceFacts {
  /** Null for a draft without a price. */
  readonly priceCents: number | null
  readonly purchaseCents: number | null
  /** The part of the price that is the recycling fee. It is zero if no fee is charged for the article. */
  readonly feeCents: number
  readonly vatPermille: number
  /** The minimum price of the brand. */
  readonly minimumCents: number | null
  /**
   * The median price of the articles on sale in the same size, with which a first price is compared. Null if the article
   * already has a price, or if the size has no article on sale.
   */
  readonly sizeMedianCents: number | null
  /**
   * The price that was valid 24 hours ago, or the first price if there was none then. A price that somebody has since
   * confirmed although the guard stopped it takes its place. Null if the article never had a price.
   */
  readonly dayAgoCents: number | null
}

interface Margin {
  readonly cents: number
  /** The share of the sales price without VAT and fee, in tenths of a per cent. Null if that price is not positive. */
  readonly permille: number | null
}

/**
 * Returns what remains of a price after VAT, recycling fee and purchase price. Both sides are compared without VAT,
 * because a purchase price has none: the fee is subtracted from the price while both include VAT, then the VAT of the
 * rest is left out. Returns null if the purchase price is not known.
 */
export function marginOf(
  { purchaseCents, feeCents, vatPermille }: Pick<PriceFacts, 'purchaseCents' | 'feeCents' | 'vatPermille'>,
  priceCents: number,
): Margin | null {
  if (purchaseCents === null) return null
  const net = withoutVat(priceCents - feeCents, vatPermille / 10)
  const cents = net - purchaseCents
  return { cents, permille: net > 0 ? Math.round((cents * 1000) / net) : null }
}
