import type { PricedArticle } from '@pito/contracts/staff-prices'
import { articleSizeText } from '@pito/contracts/values/article-size'
import { marginOf } from '@pito/contracts/values/price-facts'
import { reductionOf } from '@pito/contracts/values/reduction-of'
import type { Sql } from '../../platform/database/sql.ts'
import { articleName } from '../articles/article-of.ts'
import { claimedReduction } from '../rules/claimed-reduction.ts'
import type { ListedPriceRow } from './price-list-store.ts'
import { recentPrices } from './price-list-store.ts'

/** Maps rows to the articles that the API returns, with their lowest prices and reductions. */
export async function pricedArticles(
  sql: Sql,
  rows: readonly ListedPriceRow[],
  now: Date,
): Promise<PricedArticle[]> {
  const ids = rows.map(({ id }) => id)
  const recent = new Map((await recentPrices(sql, ids, now)).map((each) => [each.id, each]))
  return rows.map((row) => {
    const { priceCents } = row
    const margin = priceCents === null ? null : marginOf(row, priceCents)
    const { lowestCents = null, reducedAt = null, lowestBeforeCents = null } = recent.get(row.id) ?? {}
    const reduction = priceCents && reducedAt && { priceCents, reducedAt, lowestCents: lowestBeforeCents }
    const claimed = claimedReduction(reduction || null, now)
    return {
      id: row.id,
      state: row.state,
      name: articleName(row),
      brand: row.brand,
      model: row.model,
      size: articleSizeText(row),
      price_cents: priceCents,
      purchase_cents: row.purchaseCents,
      fee_cents: row.feeCents,
      vat_permille: row.vatPermille,
      minimum_cents: row.minimumCents,
      size_median_cents: row.sizeMedianCents,
      day_ago_cents: row.dayAgoCents,
      available: row.available,
      sold_30_days: row.sold,
      lowest_30_days_cents: lowestCents,
      margin_cents: margin?.cents ?? null,
      margin_permille: margin?.permille ?? null,
      reduction_percent: claimed && priceCents ? reductionOf(priceCents, claimed.lowestCents) : null,
    }
  })
}
