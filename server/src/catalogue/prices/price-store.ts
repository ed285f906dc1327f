import type { PriceFacts } from '@pito/contracts/values/price-facts'
import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import { columns } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

/** The price with which the guard compares the first price of an article. */
export const sizeMedianColumn = part`
  case when t.price_cents is null then (
    select percentile_disc(0.5) within group (order by same_size.price_cents)
    from tyre same_size where same_size.tyre_size_id = t.tyre_size_id and same_size.active
  ) end`

/**
 * The price with which the guard compares a further change: the one of 24 hours ago or the first one, and after that the
 * latest one that somebody has confirmed although the guard stopped it.
 */
export const dayAgoColumn = (now: Date) => part`
  coalesce((
    select h.price_cents from price_history h
    where h.tyre_id = t.id and (h.guarded or h.valid_from <= ${now}::timestamptz - interval '24 hours')
    order by h.valid_from desc, h.id desc limit 1
  ), (
    select h.price_cents from price_history h where h.tyre_id = t.id order by h.valid_from, h.id limit 1
  ))`

export interface PricedRow extends PriceFacts {
  readonly id: number
}

/**
 * Locks articles in the order of their ids until the transaction ends, and returns what the price guard needs, with the
 * VAT rate and the recycling fee of the day. Orders that refer to the articles do not wait for this lock.
 */
export async function lockPrices(tx: Tx, ids: readonly number[], now: Date): Promise<PricedRow[]> {
  await tx`select from tyre where id = any(${ids}::integer[]) order by id for no key update`
  return readPrices(tx, ids, now)
}

/** Returns what the price guard needs without locking the articles, for dry runs. */
export function readPrices(sql: Sql, ids: readonly number[], now: Date): Promise<PricedRow[]> {
  return sql<PricedRow>`
    select t.id, t.price_cents, t.purchase_cents,
      b.minimum_price_cents as minimum_cents,
      case when t.recycling_fee_included then recycling_fee_on(t.tyre_class, today) else 0 end as fee_cents,
      vat_permille_on(today)::integer as vat_permille, ${sizeMedianColumn} as size_median_cents,
      ${dayAgoColumn(now)} as day_ago_cents
    from tyre t join model m on m.id = t.model_id join brand b on b.id = m.brand_id
      cross join (select (${now}::timestamptz at time zone 'Europe/Helsinki')::date as today) clock
    where t.id = any(${ids}::integer[]) order by t.id`
}

/** Returns the price that each article had before its current one. An article with a single price is missing. */
export async function formerPrices(sql: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await sql<{ id: number; cents: number }>`
    select tyre.id, former.price_cents as cents
    from tyre cross join lateral (
      select price_cents from price_history where tyre_id = tyre.id order by valid_from desc, id desc offset 1 limit 1
    ) as former
    where tyre.id = any(${ids}::integer[])`
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}

/** Returns when each article got its current price, and from which member of staff. */
export function lastPriceChanges(sql: Sql, ids: readonly number[]) {
  const change = columns(
    { h: 'price_history', staff: 'staff?' },
    'h.tyre_id as id, h.valid_from as at, staff.name as by',
  )
  return sql`
    select distinct on (h.tyre_id) ${change}
    from price_history h left join staff on staff.id::text = h.author
    where h.tyre_id = any(${ids}::integer[])
    order by h.tyre_id, h.valid_from desc, h.id desc`
}

/**
 * Adds to the number of guarded prices that a member of staff has saved on a day, and returns it. The row stays locked
 * until the transaction ends.
 */
export async function countGuarded(
  tx: Tx,
  staffId: string,
  { day, prices }: { readonly day: string; readonly prices: number },
): Promise<number> {
  const [row] = await tx<{ prices: number }>`
    insert into guarded_price_count as stored (staff_id, day, prices) values (${staffId}, ${day}::date, ${prices})
    on conflict (staff_id) do update set day = excluded.day,
      prices = case when stored.day = excluded.day then stored.prices else 0 end + excluded.prices
    returning prices`
  return row?.prices ?? 0
}

interface PriceNote {
  readonly author: string | null
  readonly origin: ChangeOrigin
  readonly runId: string | null
  readonly reason: string | null
  readonly guarded: boolean
}

interface NewPrice {
  readonly id: number
  readonly cents: number
}

/** Updates prices. A trigger adds them to the price history together with the note. */
export async function updatePrices(tx: Tx, prices: readonly NewPrice[], note: PriceNote): Promise<void> {
  await notePrices(tx, note)
  const [ids, cents] = [prices.map(({ id }) => id), prices.map((price) => price.cents)]
  await tx`
    update tyre set price_cents = changed.cents
    from unnest(${ids}::integer[], ${cents}::integer[]) as changed (id, cents)
    where tyre.id = changed.id`
  await notePrices(tx, null)
}

/** States what the trigger stores with the next changes of this transaction. */
async function notePrices(tx: Tx, note: PriceNote | null): Promise<void> {
  await tx`
    select set_config('pito.price_author', ${note?.author ?? ''}, true),
      set_config('pito.price_origin', ${note?.origin ?? ''}, true),
      set_config('pito.price_reason', ${note?.reason ?? ''}, true),
      set_config('pito.price_guarded', ${note?.guarded ? 'true' : ''}, true),
      set_config('pito.price_run', ${note?.runId ?? ''}, true)`
}
