import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getStock, stockSorts } from '@pito/contracts/staff-stock'
import { articleSizeText } from '@pito/contracts/values/article-size'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { productionWeekText, weekYearsAgo } from '@pito/contracts/values/production-week'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { Context } from '../../platform/context.ts'
import { listPage, orderBy } from '../../platform/database/list-page.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { page as pageOf } from '../../platform/http/calls.ts'
import type { ArticleRow } from '../articles/article-store.ts'
import { articleColumns, articleTables } from '../articles/article-store.ts'
import { searchConditions } from '../articles/list-articles.ts'

interface StockRow extends ArticleRow {
  readonly onHand: number
  readonly notAsNew: number
  readonly held: number
  readonly sold: number
  readonly cover: number | null
  readonly oldest: number | null
}

const salesDays = 30
const sold = part`coalesce(sales.sold, 0)`
/** Null without sales, so that such articles come last in either direction. */
const cover = part`(case when sales.sold > 0 then stock.available * ${salesDays}::integer / sales.sold end)`

const sorts: Record<(typeof stockSorts)[number], Part> = {
  name: part`b.name || ' ' || m.name`,
  on_hand: part`lying.on_hand`,
  held: part`stock.held`,
  available: part`stock.available`,
  sold_30_days: sold,
  days_of_cover: cover,
  oldest_week: part`lying.oldest`,
}

function stockTables(now: Date): Part {
  const since = new Date(now.getTime() - salesDays * 24 * 3600_000)
  return part`
    ${articleTables} join tyre_stock stock on stock.tyre_id = t.id
      cross join lateral (
        select coalesce(sum(quantity), 0)::integer as on_hand,
          coalesce(sum(quantity) filter (where not as_new), 0)::integer as not_as_new,
          min(dot_year * 100 + dot_week) filter (where quantity > 0) as oldest
        from stock_batch where stock_batch.tyre_id = t.id
      ) as lying
      left join (
        select tyre_id, sum(quantity - returned)::integer as sold from stock_taken
        where taken_at > ${since} group by tyre_id
      ) as sales on sales.tyre_id = t.id`
}

/** Lists every article that is not archived, and archived ones of which tyres are left. */
export async function listStock(
  ctx: Context,
  input: Input<typeof getStock>,
): Promise<Answer<typeof getStock>> {
  const { rows, ...paging } = await listPage<StockRow>(
    ctx.sql,
    {
      columns: part`
        ${articleColumns}, lying.on_hand as "onHand", lying.not_as_new as "notAsNew", stock.held, ${sold} as sold,
        ${cover} as cover, lying.oldest`,
      from: stockTables(ctx.now),
      where: conditions(input, ctx.now),
      order: orderBy(sorts, input.sort, part`t.id`),
    },
    input,
  )
  return pageOf(rows.map(rowOf), paging)
}

type Filters = Omit<Input<typeof getStock>, 'page' | 'per_page' | 'sort'>

function conditions(filters: Filters, now: Date): Part[] {
  const { search, available_below, older_than, with_holds, without_sales } = filters
  return [
    part`(t.state <> 'archived' or lying.on_hand > 0)`,
    ...(available_below === undefined ? [] : [part`stock.available < ${available_below}`]),
    ...(older_than ? [olderThan(Number(older_than), now)] : []),
    ...(with_holds ? [part`stock.held > 0`] : []),
    ...(without_sales ? [part`${sold} = 0`] : []),
    ...searchConditions(search),
  ]
}

function olderThan(years: number, now: Date): Part {
  const { year, week } = weekYearsAgo(helsinkiDate(now), years)
  return part`lying.oldest < ${year * 100 + week}`
}

function rowOf(row: StockRow) {
  const { oldest } = row
  return {
    id: row.id,
    name: tyreName(row.brand, row.model),
    size: articleSizeText(row),
    ean: row.ean,
    state: row.state,
    on_hand: row.onHand,
    not_as_new: row.notAsNew,
    held: row.held,
    available: row.available,
    sold_30_days: row.sold,
    days_of_cover: row.cover,
    oldest_week:
      oldest === null ? null : productionWeekText({ year: Math.floor(oldest / 100), week: oldest % 100 }),
  }
}
