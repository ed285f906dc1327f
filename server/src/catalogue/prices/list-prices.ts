import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getStaffPrices, previewBulkPrices, priceSorts } from '@pito/contracts/staff-prices'
import { mostPricesAtOnce } from '@pito/contracts/values/bulk-pricing'
import type { Context } from '../../platform/context.ts'
import { orderBy } from '../../platform/database/list-page.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { listArticlePage } from '../articles/list-article-page.ts'
import { articleConditions, articleSortColumns } from '../articles/list-articles.ts'
import { availableColumn, soldColumn } from '../articles/stock-tables.ts'
import type { ListedPriceRow } from './price-list-store.ts'
import { marginColumn, priceListColumns, priceListTables } from './price-list-store.ts'
import { pricedArticles } from './priced-articles.ts'
import { bulkPrice } from './rules/bulk-price.ts'

const sorts: Record<(typeof priceSorts)[number], Part> = {
  name: articleSortColumns.name,
  size: articleSortColumns.size,
  price: articleSortColumns.price,
  available: articleSortColumns.available,
  sold: soldColumn,
  purchase: part`t.purchase_cents`,
  margin: marginColumn,
}

type Filters = Omit<Input<typeof getStaffPrices>, 'page' | 'per_page' | 'sort'>

interface Page {
  readonly sort: Input<typeof getStaffPrices>['sort']
  readonly page: number
  readonly per_page: number
}

function pageOfPrices<Shown>(
  ctx: Context,
  filters: Filters,
  page: Page,
  shownOf: (rows: readonly ListedPriceRow[]) => Promise<Shown[]> | Shown[],
) {
  const { available_below: below, without_purchase: withoutPurchase } = filters
  return listArticlePage(
    ctx,
    {
      columns: priceListColumns(ctx.now),
      from: priceListTables(ctx.now),
      where: [
        ...articleConditions(filters),
        ...(below ? [part`${availableColumn} < ${below}`] : []),
        ...(withoutPurchase ? [part`t.purchase_cents is null`] : []),
      ],
      order: orderBy(sorts, page.sort, part`t.id`),
    },
    page,
    shownOf,
  )
}

export async function listPrices(
  ctx: Context,
  input: Input<typeof getStaffPrices>,
): Promise<Answer<typeof getStaffPrices>> {
  const { rows, ...paging } = await pageOfPrices(ctx, input, input, (read) =>
    pricedArticles(ctx.sql, read, ctx.now),
  )
  return pageOf(rows, paging)
}

/** Computes the prices of a bulk change. The review shows them before anything is saved. */
export async function showBulkPrices(
  ctx: Context,
  { change, value, ending, ...filters }: Input<typeof previewBulkPrices>,
): Promise<Answer<typeof previewBulkPrices>> {
  const first = { sort: 'name', page: 1, per_page: mostPricesAtOnce } as const
  const { rows, total } = await pageOfPrices(ctx, filters, first, (read) => [...read])
  const priced = rows.map((row) => ({ row, cents: bulkPrice(row, { change, value, ending }) }))
  const changed = priced.filter(({ row, cents }) => cents !== null && cents !== row.priceCents)
  const articles = await pricedArticles(
    ctx.sql,
    changed.map(({ row }) => row),
    ctx.now,
  )
  return ok({
    total,
    rows: articles.map((article, index) => ({ ...article, new_cents: changed[index]?.cents ?? 0 })),
    left_out: priced.filter(({ cents }) => cents === null).length,
  })
}
