import type { RowOf } from '../../platform/database/columns.ts'
import { columns } from '../../platform/database/columns.ts'
import { listPage } from '../../platform/database/list-page.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import { endsAtTheLatest } from '../stock/reservation-end.ts'
import type { BatchKey } from './move-stock.ts'

const batchColumns = columns('stock_batch', 'dot_year as year, dot_week as week, as_new, quantity')

type BatchRow = RowOf<typeof batchColumns>

/** Reads the batches of an article, the oldest production week first. */
export function batchesOf(sql: Sql, tyreId: number): Promise<BatchRow[]> {
  return sql`
    select ${batchColumns}
    from stock_batch where tyre_id = ${tyreId} order by dot_year, dot_week, as_new`
}

interface StockTotals {
  readonly held: number
  readonly available: number
}

export async function totalsOf(sql: Sql, tyreId: number): Promise<StockTotals> {
  const [row] = await sql<StockTotals>`select held, available from tyre_stock where tyre_id = ${tyreId}`
  return row ?? { held: 0, available: 0 }
}

export interface HeldStock {
  readonly held: number
  readonly orders: number
  readonly until: Date | null
}

/** Reads what unpaid orders have reserved of an article at the moment. */
export async function heldOf(sql: Sql, tyreId: number, now: Date): Promise<HeldStock> {
  const [row] = await sql<HeldStock>`
    select integer_of(coalesce(sum(quantity), 0)) as held, count(*)::integer as orders,
      max(${endsAtTheLatest}) as until
    from reserved_tyre join reservation using (order_id) where tyre_id = ${tyreId} and expires_at > ${now}`
  return row ?? { held: 0, orders: 0, until: null }
}

/** Counts the tyres of a batch that were sold since a moment. */
export async function soldSince(
  tx: Tx,
  { tyreId, year, week, asNew }: BatchKey,
  since: Date,
): Promise<number> {
  if (!asNew) return 0
  const [row] = await tx<{ sold: number }>`
    select integer_of(coalesce(sum(quantity), 0)) as sold from stock_taken
    where tyre_id = ${tyreId} and dot_year = ${year} and dot_week = ${week} and taken_at >= ${since}`
  return row?.sold ?? 0
}

interface LastChange {
  /** Null if a sale has changed the stock, or an import of the command line. */
  readonly by: string | null
  readonly at: Date
}

/** Reads when and by whom the stock of a batch was changed last. Changes by SQL are not recorded. */
export async function lastChangeOf(
  sql: Sql,
  { tyreId, year, week, asNew }: BatchKey,
): Promise<LastChange | undefined> {
  const [last] = await sql<LastChange>`
    select name as by, at from (
      select staff.name, at, stock_change.id from stock_change left join staff on staff.id = staff_id
      where tyre_id = ${tyreId} and dot_year = ${year} and dot_week = ${week} and as_new = ${asNew}
      union all
      select null, taken_at, 0 from stock_taken
      where ${asNew}::boolean and tyre_id = ${tyreId} and dot_year = ${year} and dot_week = ${week}
    ) change
    order by at desc, id desc limit 1`
  return last
}

export function changesOf(
  sql: Sql,
  tyreId: number,
  paging: { readonly page: number; readonly per_page: number },
) {
  return listPage(
    sql,
    {
      columns: columns({ c: 'stock_change', staff: 'staff?' }, [
        'c.id, c.at, staff.name as by, c.dot_year as year, c.dot_week as week, c.as_new, c.difference',
        'c.quantity_before as before, c.quantity_after as after, c.reason, c.note, c.goods_receipt_id as receipt_id',
      ]),
      from: part`stock_change c left join staff on staff.id = staff_id`,
      where: [part`tyre_id = ${tyreId}`],
      order: part`c.id desc`,
    },
    paging,
  )
}
