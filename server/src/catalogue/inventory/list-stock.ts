import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getStock, stockSorts } from '@pito/contracts/staff-stock'
import { articleSizeText } from '@pito/contracts/values/article-size'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { productionWeekText, weekYearsAgo } from '@pito/contracts/values/production-week'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { Context } from '../../platform/context.ts'
import type { RowOf } from '../../platform/database/columns.ts'
import { expression, inSnakeCase } from '../../platform/database/columns.ts'
import { orderBy } from '../../platform/database/list-page.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { page as pageOf } from '../../platform/http/calls.ts'
import { articleColumns, articleTables } from '../articles/article-store.ts'
import { listArticlePage } from '../articles/list-article-page.ts'
import { articleSortColumns, searchConditions } from '../articles/list-articles.ts'
import {
  availableColumn,
  heldColumn,
  onHandColumn,
  salesDays,
  salesTables,
  soldColumn,
  stockTables,
} from '../articles/stock-tables.ts'

/** Null without sales, so that such articles come last in either direction. */
const cover = part`
  (case when sales.quantity > 0 then integer_of(trunc(${availableColumn}::numeric * ${salesDays}::integer / sales.quantity)) end)`

const stockColumns = articleColumns.with({
  on_hand: expression<number>`${onHandColumn}`,
  held: expression<number>`${heldColumn}`,
  sold: expression<number>`${soldColumn}`,
  not_as_new: expression<number>`
    integer_of(coalesce(batches.quantity, 0) - coalesce(batches.as_new, 0))`,
  cover: expression<number | null>`${cover}`,
  oldest: expression<number | null>`batches.oldest`,
})

const sorts: Record<(typeof stockSorts)[number], Part> = {
  name: articleSortColumns.name,
  on_hand: onHandColumn,
  held: heldColumn,
  available: availableColumn,
  sold_30_days: soldColumn,
  days_of_cover: cover,
  oldest_week: part`batches.oldest`,
}

/** Lists every article that is not archived, and archived ones of which tyres are left. */
export async function listStock(
  ctx: Context,
  input: Input<typeof getStock>,
): Promise<Answer<typeof getStock>> {
  const { rows, ...paging } = await listArticlePage(
    ctx,
    {
      columns: stockColumns,
      from: part`${articleTables} ${stockTables} ${salesTables(ctx.now)}`,
      where: conditions(input, ctx.now),
      order: orderBy(sorts, input.sort, part`t.id`),
    },
    input,
    (read) => read.map(rowOf),
  )
  return pageOf(rows, paging)
}

type Filters = Omit<Input<typeof getStock>, 'page' | 'per_page' | 'sort'>

function conditions(filters: Filters, now: Date): Part[] {
  const { search, available_below, older_than, with_holds, without_sales } = filters
  return [
    part`(t.state <> 'archived' or batches.quantity > 0)`,
    ...(available_below === undefined ? [] : [part`${availableColumn} < ${available_below}`]),
    ...(older_than ? [olderThan(Number(older_than), now)] : []),
    ...(with_holds ? [part`reserved.quantity > 0`] : []),
    ...(without_sales ? [part`${soldColumn} = 0`] : []),
    ...searchConditions(search),
  ]
}

function olderThan(years: number, now: Date): Part {
  const { year, week } = weekYearsAgo(helsinkiDate(now), years)
  return part`batches.oldest < ${year * 100 + week}`
}

function rowOf(row: RowOf<typeof stockColumns>) {
  const { oldest } = row
  return {
    ...inSnakeCase(row, 'id, ean, state, on_hand, not_as_new, held, available'),
    name: tyreName(row.brand, row.model),
    size: articleSizeText(row),
    sold_30_days: row.sold,
    days_of_cover: row.cover,
    oldest_week:
      oldest === null ? null : productionWeekText({ year: Math.floor(oldest / 100), week: oldest % 100 }),
  }
}
