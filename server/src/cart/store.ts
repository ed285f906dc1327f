import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { name, part } from '../platform/database/statement.ts'
import type { CartOwner } from './cart-owner.ts'

export interface Line {
  readonly id: number
  readonly tyreId: number
  readonly quantity: number
  /** What the customer last saw that one costs; null in carts from before that was stored. */
  readonly seenCents: number | null
  /** The rear tyre where this line is the front of a set. */
  readonly rearTyreId: number | null
}

export interface ChosenService {
  readonly id: number
  readonly serviceId: number
  /** Inches; null: the largest rim in the cart. */
  readonly rim: number | null
}

export type AddressType = 'billing' | 'different' | 'servicepoint'

export interface OpenCart {
  readonly id: string
  /** As it was chosen; a cart with truck tyres is not fitted whatever stands here. */
  readonly fitting: boolean
  readonly addressType: AddressType
  readonly deliveryLeftOut: boolean
  readonly promoCodeId: number | null
  readonly lines: readonly Line[]
  readonly services: readonly ChosenService[]
}

export async function readOpenCart(sql: Sql, { column, id }: CartOwner): Promise<OpenCart | undefined> {
  const [cart] = await sql<OpenCart>`
    select id, fitting, address_type as "addressType", delivery_left_out as "deliveryLeftOut",
      promo_code_id as "promoCodeId", coalesce((
        select json_agg(json_build_object(
          'id', line.id, 'tyreId', tyre_id, 'quantity', quantity, 'seenCents', seen_cents,
          'rearTyreId', rear_tyre_id
        ) order by line.id)
        from cart_line line where line.cart_id = cart.id
      ), '[]') as lines, coalesce((
        select json_agg(json_build_object('id', chosen.id, 'serviceId', service_id, 'rim', rim) order by chosen.id)
        from cart_service chosen where chosen.cart_id = cart.id
      ), '[]') as services
    from cart where ${name(column)} = ${id} and closed_at is null`
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
  now: Date,
): Promise<TyreInCart | undefined> {
  const [found] = await sql<TyreInCart>`
    select most, cart.id as "cartId", line.id as "lineId", coalesce(line.quantity, 0) as "inCart"
    from tyre left join cart on ${name(column)} = ${id} and closed_at is null
      left join cart_line line on line.cart_id = cart.id and tyre_id = tyre.id
      cross join lateral sellable(tyre.id, cart.id, ${now}) as most
    where tyre.id = ${tyreId}`
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
  /** What was chosen with the tyres so far may not suit them any longer. */
  readonly changesChoices: boolean
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
      returning id, fitting
    ), stock as materialized (select id as cart_id, lock_sellable(${tyreId}, id, ${now}) as most from held)
    insert into cart_line (cart_id, tyre_id, quantity, added_at, seen_cents)
    select cart_id, ${tyreId}, ${quantity}::integer, ${now}, price_cents
    from stock join tyre on tyre.id = ${tyreId} where ${quantity}::integer <= most
    on conflict (cart_id, tyre_id) do update
    set quantity = case when ${sets}::boolean then 0 else cart_line.quantity end + excluded.quantity
    where case when ${sets}::boolean then 0 else cart_line.quantity end + excluded.quantity
      <= (select most from stock)
    returning cart_id as "cartId", id as "lineId", quantity, (select most from stock), (select fitting from held) and (
      exists (select from appointment where appointment.cart_id = cart_line.cart_id and state = 'hold')
      or exists (select from cart_service chosen where chosen.cart_id = cart_line.cart_id)
      or exists (select from tyre where tyre.id = cart_line.tyre_id and vehicle_type_id = 4)
    ) as "changesChoices"`
  return line
}

/** A line of tyres or a service. The cart is locked before its line, in the order in which everybody locks them. */
export async function deleteLine(
  sql: Sql,
  { column, id }: CartOwner,
  { cartId, lineId }: { cartId: string; lineId: number },
  now: Date,
): Promise<boolean> {
  const [deleted] = await sql<{ isDeleted: boolean }>`
    with held as (
      update cart set changed_at = ${now}
      where ${name(column)} = ${id} and closed_at is null and id::text = ${cartId} returning id
    ), line as (
      delete from cart_line using held where cart_line.cart_id = held.id and cart_line.id = ${lineId} returning true
    ), chosen as (
      delete from cart_service using held
      where cart_service.cart_id = held.id and cart_service.id = ${lineId} returning true
    )
    select exists (select from line) or exists (select from chosen) as "isDeleted"`
  return deleted?.isDeleted === true
}

/** Locked until the transaction ends; undefined when this is not the owner’s open cart. Null: whichever is open. */
export async function lockOpenCart(
  tx: Tx,
  { column, id }: CartOwner,
  cartId: string | null,
): Promise<OpenCart | undefined> {
  const [cart] = await tx<{ id: string }>`
    select id from cart
    where ${name(column)} = ${id} and closed_at is null and (${cartId}::text is null or id::text = ${cartId})
    for no key update`
  return cart && (await readOpenCart(tx, { column, id }))
}

export function deleteGuestCartsBefore(sql: Sql, moment: Date): Promise<number> {
  return deleteInSlices(sql, 'cart', part`guest_id is not null and changed_at < ${moment}`)
}
