import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getArticlePrices } from '@pito/contracts/staff-prices'
import { lowestPriceBefore } from '@pito/contracts/values/lowest-price'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { priceListColumns, priceListTables, pricesOfArticle } from './price-list-store.ts'
import { pricedArticles } from './priced-articles.ts'

export async function showArticlePrices(
  { sql, now }: Context,
  { id }: Input<typeof getArticlePrices>,
): Promise<Answer<typeof getArticlePrices>> {
  const rows = await sql`
    select ${priceListColumns(now)} from ${priceListTables(now)} where t.id = ${id}`
  const [article = refuse('not-found')] = await pricedArticles(sql, rows, now)
  const history = await pricesOfArticle(sql, id)
  const steps = history.map(({ cents, from }) => ({ cents, from: from.getTime() }))
  return ok({
    ...article,
    as_of: now.toISOString(),
    history: history.map(({ cents, from, ...more }) => ({
      price_cents: cents,
      from: from.toISOString(),
      lowest_before_cents: lowestPriceBefore(steps, from.getTime()),
      ...more,
    })),
  })
}
