import type { PricedArticle } from '@pito/contracts/staff-prices'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Language } from '@pito/contracts/values/locale'
import type { PriceFacts } from '@pito/contracts/values/price-facts'
import { marginOf } from '@pito/contracts/values/price-facts'
import { reductionOf } from '@pito/contracts/values/reduction-of'
import { whyNotPrice } from '@pito/contracts/values/why-not-price'
import type { priceWords } from './price-words.ts'

/** A new price that has not been saved yet. */
export interface ReviewedPrice {
  readonly article: PricedArticle
  readonly newCents: number
}

export function factsOf(article: PricedArticle): PriceFacts {
  return {
    priceCents: article.price_cents,
    purchaseCents: article.purchase_cents,
    feeCents: article.fee_cents,
    vatPermille: article.vat_permille,
    minimumCents: article.minimum_cents,
    sizeMedianCents: article.size_median_cents,
    dayAgoCents: article.day_ago_cents,
  }
}

export function objectionsTo({ article, newCents }: ReviewedPrice) {
  return whyNotPrice(factsOf(article), newCents) ?? []
}

/** Returns an amount without the euro sign, as in the cells of a spreadsheet. */
export function amountText(cents: number): string {
  return formatEuro(cents).replace(/\s*€$/, '')
}

/** Returns the margin of a price as text, or a dash if the purchase price is not known. */
export function marginText(article: PricedArticle, cents: number): string {
  const margin = marginOf(factsOf(article), cents)
  if (!margin) return '–'
  return `${formatEuro(margin.cents)} · ${permilleText(margin.permille)}`
}

export function permilleText(permille: number | null): string {
  return permille === null ? '–' : `${String(Math.round(permille / 10)).replace('-', '−')} %`
}

/** Returns the change from the old to the new price in per cent. */
export function changeText(
  { article: { price_cents: before }, newCents }: ReviewedPrice,
  language: Language,
): string {
  if (before === null) return '–'
  const percent = ((newCents - before) * 100) / before
  return `${percent > 0 ? '+' : ''}${formatDecimal(percent, language, 1).replace('-', '−')} %`
}

/** Returns what customers will read about the new price: a reduction is claimed from the lowest price of 30 days. */
export function claimText(
  { article: { price_cents: before, lowest_30_days_cents: lowest }, newCents }: ReviewedPrice,
  w: (typeof priceWords)['fi'],
): string {
  if (before === null || lowest === null) return w.onlyPrice
  const percent = reductionOf(newCents, lowest)
  return percent === null ? w.noClaim(lowest) : w.claim(before, lowest, percent)
}
