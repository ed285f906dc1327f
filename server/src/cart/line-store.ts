import type { Sql, Tx } from '../platform/database/sql.ts'
import { name, part } from '../platform/database/statement.ts'
import type { CartOwner } from './cart-owner.ts'
import type { ChosenForTyres } from './rules/must-adjust-choices.ts'
import type { StockFacts } from './rules/sellable.ts'

export interface TyreToPut extends StockFacts {
  readonly tyreId: number
  readonly priceCents: number
  readonly vehicleType: number
  /** The id of the line with this tyre; null if the cart has none of this tyre. */
  readonly lineId: number | null
  readonly inCart: number
}

/**
 * Locks the stock of the given tyres until the transaction ends, so that its batches stay unchanged. Payments lock
 * batches in the same order, which prevents deadlocks. The caller has locked the cart.
 */
export async function lockStock(tx: Tx, tyreIds: readonly number[]): Promise<void> {
  await tx`
    select from stock_batch where tyre_id = any(${tyreIds}::integer[]) and as_new order by tyre_id, id for share`
}

/**
 * Reads the stock in a separate statement after the caller has locked it: a statement that has waited for a lock
 * would see the reservations as they were before the wait. The owner has an open cart, which the caller has locked.
 */
export function readTyresToPut(
  tx: Tx,
  { column, id }: CartOwner,
  tyreIds: readonly number[],
  now: Date,
): Promise<TyreToPut[]> {
  return tx<TyreToPut>`
    select tyre.id as tyre_id, active, price_cents, vehicle_type_id as vehicle_type,
      integer_of(coalesce((select sum(quantity) from stock_batch where tyre_id = tyre.id and as_new), 0)) as in_batches,
      integer_of(coalesce((
        select sum(quantity)
        from reserved_tyre join reservation using (order_id)
        where tyre_id = tyre.id and expires_at > ${now}
          and not exists (select from shop_order where shop_order.id = order_id and cart_id = cart.id)
      ), 0)) as reserved_by_others,
      line.id as line_id, coalesce(line.quantity, 0) as in_cart
    from cart cross join tyre left join cart_line line on line.cart_id = cart.id and line.tyre_id = tyre.id
    where cart.${name(column)} = ${id} and cart.closed_at is null and tyre.id = any(${tyreIds}::integer[])`
}

interface LineToSave {
  readonly tyreId: number
  readonly quantity: number
  readonly priceCents: number
  readonly forAnotherCar?: boolean
}

/** The caller has locked the cart. A line that is marked as being for another car stays marked. */
export async function saveLine(
  tx: Tx,
  cartId: string,
  { tyreId, quantity, priceCents, forAnotherCar = false }: LineToSave,
  now: Date,
): Promise<ChosenForTyres & { readonly lineId: number }> {
  const [saved] = await tx<ChosenForTyres & { readonly lineId: number }>`
    insert into cart_line (cart_id, tyre_id, quantity, added_at, seen_cents, for_another_car)
    values (${cartId}, ${tyreId}, ${quantity}, ${now}, ${priceCents}, ${forAnotherCar})
    on conflict (cart_id, tyre_id) do update
    set quantity = excluded.quantity, for_another_car = cart_line.for_another_car or excluded.for_another_car
    returning id as line_id, ${chosenForTyres(cartId)}`
  return saved as ChosenForTyres & { readonly lineId: number }
}

interface CartAfterRemoval extends ChosenForTyres {
  readonly isEmpty: boolean
}

/** The caller has locked the cart. */
export async function deleteTyre(tx: Tx, cartId: string, tyreId: number): Promise<CartAfterRemoval> {
  const [left] = await tx<CartAfterRemoval>`
    delete from cart_line where cart_id = ${cartId} and tyre_id = ${tyreId}
    returning ${chosenForTyres(cartId)},
      not exists (select from cart_line other where other.cart_id = ${cartId} and other.tyre_id <> ${tyreId}) as is_empty`
  return left as CartAfterRemoval
}

export async function readAfterRemoval(sql: Sql, cartId: string): Promise<CartAfterRemoval> {
  const [left] = await sql<CartAfterRemoval>`
    select ${chosenForTyres(cartId)}, not exists (select from cart_line where cart_id = ${cartId}) as is_empty`
  return left as CartAfterRemoval
}

function chosenForTyres(cartId: string) {
  return part`
    exists (select from appointment where appointment.cart_id = ${cartId} and state = 'hold') as has_appointment,
    exists (select from cart_service chosen where chosen.cart_id = ${cartId}) as has_services`
}

/** Deletes a line of tyres or a service. The cart is locked before its line, in the order that all code uses. */
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
    select exists (select from line) or exists (select from chosen) as is_deleted`
  return deleted?.isDeleted === true
}

/** Links the front and rear lines as a set. Earlier sets that contain either of them are dissolved. */
export async function joinSet(tx: Tx, cartId: string, front: number, rear: number): Promise<void> {
  await tx`
    update cart_line set rear_tyre_id = case when tyre_id = ${front} then ${rear}::integer end
    where cart_id = ${cartId} and (tyre_id in (${front}, ${rear}) or rear_tyre_id in (${front}, ${rear}))`
}
