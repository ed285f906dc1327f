import type { RowOf } from '../../platform/database/columns.ts'
import { columns, expression } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import { articleColumns, articleTables } from '../articles/article-store.ts'
import { salesTables, soldColumn, stockTables } from '../articles/stock-tables.ts'
import { dayAgoColumn, sizeMedianColumn } from './price-store.ts'

export type ListedPriceRow = RowOf<ReturnType<typeof priceListColumns>>
export const priceListColumns = (now: Date) =>
  articleColumns.with({
    minimum_cents: expression<number | null>`b.minimum_price_cents`,
    vat_permille: expression<number>`vat.permille`,
    fee_cents: expression<number>`case when t.recycling_fee_included then fee.cents else 0 end`,
    size_median_cents: expression<number | null>`${sizeMedianColumn}`,
    day_ago_cents: expression<number | null>`${dayAgoColumn(now)}`,
    sold: expression<number>`${soldColumn}`,
  })

/** The margin as `marginOf` computes it, for sorting. */
export const marginColumn = part`
  1 - t.purchase_cents::numeric * (1000 + vat.permille) / 1000.0
    / nullif(t.price_cents - case when t.recycling_fee_included then fee.cents else 0 end, 0)`

/**
 * The tables of the list, with the fees and the VAT rate of the day, the stock and the sales. `offset 0` makes
 * PostgreSQL compute rate and fees once and not for each article.
 */
export const priceListTables = (now: Date) => part`
  ${articleTables}
    cross join (
      select vat_permille_on((${now}::timestamptz at time zone 'Europe/Helsinki')::date)::integer as permille offset 0
    ) vat
    join (
      select class, recycling_fee_on(class, (${now}::timestamptz at time zone 'Europe/Helsinki')::date) as cents
      from unnest(array['C1', 'C2', 'C3']) as class offset 0
    ) fee on fee.class = t.tyre_class
    ${stockTables} ${salesTables(now)}`

interface RecentPrices {
  readonly id: number
  /** The lowest price that was in force at any time in the last 30 days. */
  readonly lowestCents: number
  readonly reducedAt: Date | null
  /** The lowest price of the 30 days before the last reduction. */
  readonly lowestBeforeCents: number | null
}

/** Returns the lowest prices and the reductions of the articles on one page of the list. */
export function recentPrices(sql: Sql, ids: readonly number[], now: Date): Promise<RecentPrices[]> {
  return sql<RecentPrices>`
    select lowest.id, lowest.cents as lowest_cents, reduction.reduced_at,
      reduction.lowest_30_days_cents as lowest_before_cents
    from (
      select tyre_id as id, min(price_cents) as cents
      from (
        select tyre_id, price_cents, valid_from,
          lead(valid_from) over (partition by tyre_id order by valid_from, id) as valid_until
        from price_history where tyre_id = any(${ids}::integer[])
      ) price
      where valid_until is null
        or (valid_until > ${now}::timestamptz - interval '30 days' and valid_until > valid_from)
      group by tyre_id
    ) lowest left join price_reductions(${ids}::integer[]) reduction on reduction.tyre_id = lowest.id`
}

/** Returns every price that an article had, oldest first. */
export function pricesOfArticle(sql: Sql, id: number) {
  const list = columns(
    { h: 'price_history', staff: 'staff?' },
    'h.price_cents as cents, h.valid_from as from, staff.name as by, h.origin, h.reason, h.guarded',
  )
  return sql`
    select ${list} from price_history h left join staff on staff.id::text = h.author
    where h.tyre_id = ${id} order by h.valid_from, h.id`
}
