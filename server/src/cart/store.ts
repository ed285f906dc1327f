import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { name, part } from '../platform/database/statement.ts'
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

export async function readOpenCart(sql: Sql, { column, id }: CartOwner): Promise<OpenCart | undefined> {
  const [cart] = await sql<OpenCart>`
    select cart.id, coalesce(json_agg(
        json_build_object('id', line.id, 'tyreId', tyre_id, 'quantity', quantity) order by line.id
      ) filter (where line.id is not null), '[]') as lines
    from cart left join cart_line line on line.cart_id = cart.id
    where ${name(column)} = ${id} and closed_at is null group by cart.id`
  return cart
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
  sql: Sql,
  { column, id }: CartOwner,
  tyreId: number,
): Promise<TyreInCart | undefined> {
  const [found] = await sql<TyreInCart>`
    select most, cart.id as "cartId", line.id as "lineId", coalesce(line.quantity, 0) as "inCart"
    from sellable(${tyreId}) as most
      left join cart on ${name(column)} = ${id} and closed_at is null
      left join cart_line line on line.cart_id = cart.id and tyre_id = ${tyreId}
    where most is not null`
  return found
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
  sql: Sql,
  { column, id }: CartOwner,
  { tyreId, quantity, sets }: Put,
  now: Date,
): Promise<PutLine | undefined> {
  const owner = name(column)
  const [line] = await sql<PutLine>`
    with held as (
      insert into cart (${owner}, created_at, changed_at) select ${id}, ${now}, ${now}
      where exists (select from stock_batch where tyre_id = ${tyreId} having sum(quantity) >= ${quantity})
      on conflict (${owner}) where closed_at is null do update set changed_at = excluded.changed_at
      returning id
    ), stock as materialized (select id as cart_id, lock_sellable(${tyreId}) as most from held)
    insert into cart_line (cart_id, tyre_id, quantity, added_at)
    select cart_id, ${tyreId}, ${quantity}::integer, ${now} from stock where ${quantity}::integer <= most
    on conflict (cart_id, tyre_id) do update
    set quantity = case when ${sets}::boolean then 0 else cart_line.quantity end + excluded.quantity
    where case when ${sets}::boolean then 0 else cart_line.quantity end + excluded.quantity
      <= (select most from stock)
    returning cart_id as "cartId", id as "lineId", quantity, (select most from stock)`
  return line
}

/** The cart is locked before its line, in the order in which everybody locks them. */
export async function deleteLine(
  sql: Sql,
  { column, id }: CartOwner,
  { cartId, lineId }: { cartId: string; lineId: number },
  now: Date,
): Promise<boolean> {
  const deleted = await sql.count`
    with held as (
      update cart set changed_at = ${now}
      where ${name(column)} = ${id} and closed_at is null and id::text = ${cartId} returning id
    )
    delete from cart_line using held where cart_line.cart_id = held.id and cart_line.id = ${lineId}`
  return deleted === 1
}

/** Locked until the transaction ends; undefined when this is not the owner’s open cart. */
export async function lockOpenCart(
  tx: Tx,
  { column, id }: CartOwner,
  cartId: string,
): Promise<OpenCart | undefined> {
  const [cart] = await tx<{ id: string }>`
    select id from cart where ${name(column)} = ${id} and closed_at is null and id::text = ${cartId} for update`
  return cart && (await readOpenCart(tx, { column, id }))
}

/** Held until the transaction ends; null when the guest has none, or it was merged already. */
export async function lockGuestCart(tx: Tx, guestId: string): Promise<string | null> {
  const [row] = await tx<{ id: string }>`
    select id from cart where guest_id = ${guestId} and closed_at is null for update`
  return row?.id ?? null
}

/** Made if need be. */
export async function lockCustomerCart(tx: Tx, customerId: string, now: Date): Promise<string> {
  const [row] = await tx<{ id: string }>`
    insert into cart (customer_id, created_at, changed_at) values (${customerId}, ${now}, ${now})
    on conflict (customer_id) where closed_at is null do update set changed_at = excluded.changed_at
    returning id`
  return row?.id ?? ''
}

/** Both carts are held. True when there was less in stock than both held together. */
export async function moveLines(tx: Tx, from: string, to: string, now: Date): Promise<boolean> {
  const [moved] = await tx<{ reduced: boolean }>`
    with stock as materialized (
      select tyre_id, quantity, lock_sellable(tyre_id) as most
      from (select tyre_id, quantity from cart_line where cart_id = ${from} order by tyre_id) as line
    ), before as (
      select tyre_id, quantity from cart_line where cart_id = ${to}
    ), put as (
      insert into cart_line (cart_id, tyre_id, quantity, added_at)
      select ${to}::uuid, tyre_id, least(quantity, most), ${now}::timestamptz from stock where most > 0
      on conflict (cart_id, tyre_id) do update set quantity = least(
        cart_line.quantity + excluded.quantity,
        (select most from stock where stock.tyre_id = excluded.tyre_id)
      )
    ), taken as (
      delete from cart_line where cart_id = ${from}
    )
    select coalesce(bool_or(stock.quantity + coalesce(before.quantity, 0) > most), false) as reduced
    from stock left join before using (tyre_id)`
  await tx`update cart set closed_at = ${now}, changed_at = ${now} where id = ${from}`
  return moved?.reduced === true
}

/** Those that moved into a customer's cart have no lines; those that became an order have. */
export function deleteGuestCartsBefore(sql: Sql, moment: Date): Promise<number> {
  return deleteInSlices(
    sql,
    'cart',
    part`guest_id is not null and changed_at < ${moment}
      and (closed_at is null or not exists (select from cart_line where cart_id = cart.id))`,
  )
}

export async function isCartEmpty(sql: Sql, cartId: string): Promise<boolean> {
  const [row] = await sql<{ isEmpty: boolean }>`
    select not exists (select from cart_line where cart_id = ${cartId}::uuid) as "isEmpty"`
  return row?.isEmpty ?? true
}
