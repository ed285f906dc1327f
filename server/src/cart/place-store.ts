import type { Sql, Tx } from '../platform/database/sql.ts'
import { name } from '../platform/database/statement.ts'
import type { CartOwner } from './cart-owner.ts'

const minute = 60_000
/** A buyer who waits asks again every few seconds, so one who has not asked for this long has left the queue. */
const waitingMilliseconds = minute
/** A buyer in the checkout from whom nothing has come for this long makes room for another one, and may still go on. */
const activeMilliseconds = 15 * minute
const retainedMilliseconds = 24 * 60 * minute

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** Lets one caller at a time decide who comes next. Any number serves as the key that no other lock has. */
export async function lockPlaces(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(7486006)`
}

/** Notes that a buyer in the checkout is active. Returns false if the owner's cart has no place. */
export async function refreshPlace(sql: Sql, { column, id }: CartOwner, now: Date): Promise<boolean> {
  const refreshed = await sql.count`
    update checkout_place set seen_at = ${now} from cart
    where cart.id = cart_id and cart.${name(column)} = ${id} and closed_at is null and entered_at is not null`
  return refreshed > 0
}

/** Puts the cart at the end of the queue, unless it waits already. Returns undefined if the owner has no cart. */
export async function queueUp(tx: Tx, { column, id }: CartOwner, now: Date): Promise<string | undefined> {
  await tx`
    delete from checkout_place
    where seen_at < ${before(now, retainedMilliseconds)}
      or (entered_at is null and seen_at < ${before(now, waitingMilliseconds)})`
  const [waiting] = await tx<{ cartId: string }>`
    insert into checkout_place (cart_id, arrived_at, seen_at)
    select id, ${now}, ${now} from cart where ${name(column)} = ${id} and closed_at is null
    on conflict (cart_id) do update set seen_at = excluded.seen_at
    returning cart_id`
  return waiting?.cartId
}

/** Counts the buyers who are active in the checkout, and those who wait and came earlier. */
export async function countAhead(tx: Tx, cartId: string, now: Date): Promise<number> {
  const [row] = await tx<{ ahead: number }>`
    select count(*)::integer as ahead
    from checkout_place own join checkout_place other on other.cart_id <> own.cart_id
    where own.cart_id = ${cartId} and case when other.entered_at is null
      then (other.arrived_at, other.cart_id) < (own.arrived_at, own.cart_id)
      else other.seen_at > ${before(now, activeMilliseconds)} end`
  return row?.ahead ?? 0
}

export async function enter(tx: Tx, cartId: string, now: Date): Promise<void> {
  await tx`update checkout_place set entered_at = ${now} where cart_id = ${cartId}`
}

/** When two carts are merged, their owner has the better one of both places. */
export async function mergePlaces(tx: Tx, from: string, to: string): Promise<void> {
  await tx`
    with guests as (delete from checkout_place where cart_id = ${from} returning arrived_at, entered_at, seen_at)
    insert into checkout_place (cart_id, arrived_at, entered_at, seen_at)
    select ${to}::uuid, arrived_at, entered_at, seen_at from guests
    on conflict (cart_id) do update set arrived_at = least(checkout_place.arrived_at, excluded.arrived_at),
      entered_at = coalesce(checkout_place.entered_at, excluded.entered_at),
      seen_at = greatest(checkout_place.seen_at, excluded.seen_at)`
}
