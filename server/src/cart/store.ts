import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../platform/database/database.ts'
import type { CartOwner } from './cart-owner.ts'

export interface Line {
  readonly id: number
  readonly tyreId: number
  readonly quantity: number
}

export interface OpenCart {
  readonly id: string
  readonly lines: readonly Line[]
}

export async function readOpenCart(pool: pg.Pool, { column, id }: CartOwner): Promise<OpenCart | undefined> {
  const { rows } = await pool.query<OpenCart>({
    name: `read-cart-of-${column}`,
    text: `select cart.id, coalesce(json_agg(
        json_build_object('id', line.id, 'tyreId', tyre_id, 'quantity', quantity) order by line.id
      ) filter (where line.id is not null), '[]') as lines
      from cart left join cart_line line on line.cart_id = cart.id
      where ${column} = $1 and closed_at is null group by cart.id`,
    values: [id],
  })
  return rows[0]
}

/** What the cart holds of a tyre, and what it may hold at most. */
export interface TyreInCart {
  readonly most: number
  readonly cartId: string | null
  readonly lineId: number | null
  readonly inCart: number
}

/** Undefined when there is no such tyre. */
export async function lookForTyre(
  pool: pg.Pool,
  { column, id }: CartOwner,
  tyreId: number,
): Promise<TyreInCart | undefined> {
  const { rows } = await pool.query<TyreInCart>({
    name: `look-for-tyre-in-cart-of-${column}`,
    text: `select most, cart.id as "cartId", line.id as "lineId", coalesce(line.quantity, 0) as "inCart"
      from sellable($2) as most
        left join cart on ${column} = $1 and closed_at is null
        left join cart_line line on line.cart_id = cart.id and tyre_id = $2
      where most is not null`,
    values: [id, tyreId],
  })
  return rows[0]
}

interface Put {
  readonly tyreId: number
  readonly quantity: number
  /** The line has this quantity from now on; else it comes on top of what the line holds. */
  readonly sets: boolean
}

export interface PutLine {
  readonly cartId: string
  readonly lineId: number
  readonly quantity: number
  readonly most: number
}

/**
 * Locks the cart (made if need be), then the stock, and puts in what they allow; undefined when that is less. One
 * statement, because at each of the five that it replaces an add waited for the database and the database for it.
 */
export async function takeForCart(
  pool: pg.Pool,
  { column, id }: CartOwner,
  { tyreId, quantity, sets }: Put,
  now: Date,
): Promise<PutLine | undefined> {
  const { rows } = await pool.query<PutLine>({
    name: `take-for-cart-of-${column}`,
    text: `with held as (
        insert into cart (${column}, created_at, changed_at) select $1, $2, $2
        where exists (select from stock_batch where tyre_id = $3 having sum(quantity) >= $4)
        on conflict (${column}) where closed_at is null do update set changed_at = excluded.changed_at
        returning id
      ), stock as materialized (select id as cart_id, lock_sellable($3) as most from held)
      insert into cart_line (cart_id, tyre_id, quantity, added_at)
      select cart_id, $3, $4::integer, $2 from stock where $4 <= most
      on conflict (cart_id, tyre_id) do update
      set quantity = case when $5::boolean then excluded.quantity else cart_line.quantity + excluded.quantity end
      where case when $5 then 0 else cart_line.quantity end + excluded.quantity <= (select most from stock)
      returning cart_id as "cartId", id as "lineId", quantity, (select most from stock)`,
    values: [id, now, tyreId, quantity, sets],
  })
  return rows[0]
}

/** The cart is locked before its line, in the order in which everybody locks them. */
export async function deleteLine(
  pool: pg.Pool,
  { column, id }: CartOwner,
  { cartId, lineId }: { cartId: string; lineId: number },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: `delete-line-of-${column}`,
    text: `with held as (
        update cart set changed_at = $2
        where ${column} = $1 and closed_at is null and id::text = $3 returning id
      )
      delete from cart_line using held where cart_line.cart_id = held.id and cart_line.id = $4`,
    values: [id, now, cartId, lineId],
  })
  return rowCount === 1
}

export async function deleteGuestCartsBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from cart where guest_id is not null and closed_at is null and changed_at < ${moment}`,
  )
  return rowCount ?? 0
}
