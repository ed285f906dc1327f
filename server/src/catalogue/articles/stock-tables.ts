import { part } from '../../platform/database/statement.ts'

/**
 * Joins the stock of all articles at once. For a list this is faster than the view `tyre_stock`, which looks up the
 * stock of each article. PostgreSQL leaves out a join whose columns a query does not use.
 */
export const stockTables = part`
  left join (
    select tyre_id, sum(quantity) as quantity, sum(quantity) filter (where as_new) as as_new,
      min(dot_year * 100 + dot_week) filter (where quantity > 0) as oldest
    from stock_batch group by tyre_id
  ) as batches on batches.tyre_id = t.id
  left join (
    select tyre_id, sum(quantity) as quantity from reserved_tyre group by tyre_id
  ) as reserved on reserved.tyre_id = t.id`

export const onHandColumn = part`integer_of(coalesce(batches.quantity, 0))`
export const heldColumn = part`integer_of(coalesce(reserved.quantity, 0))`
/** The quantity that can be bought, as `tyre_stock` computes it. */
export const availableColumn = part`
  integer_of(greatest(0, coalesce(batches.as_new, 0) - coalesce(reserved.quantity, 0)))`

export const salesDays = 30

/** Joins how many tyres of each article were sold in the last 30 days and have not come back. */
export function salesTables(now: Date) {
  const since = new Date(now.getTime() - salesDays * 24 * 3600_000)
  return part`
    left join (
      select tyre_id, integer_of(sum(quantity - returned)) as quantity from stock_taken
      where taken_at > ${since} group by tyre_id
    ) as sales on sales.tyre_id = t.id`
}

export const soldColumn = part`coalesce(sales.quantity, 0)`
