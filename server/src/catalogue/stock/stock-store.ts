import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import type { Pile } from './oldest-first.ts'
import type { TyresToHold } from './tyres-to-hold.ts'
import { idsOf } from './tyres-to-hold.ts'

export interface Batch extends Pile {
  readonly id: number
  readonly tyreId: number
}

/**
 * Locked until the transaction ends, by tyre: whoever takes or holds these tyres waits here. Only what is locked may be
 * counted; a batch that arrives meanwhile is for the next.
 */
export function lockBatches(tx: Tx, tyreIds: readonly number[]): Promise<Batch[]> {
  return tx<Batch>`
    select id, tyre_id as "tyreId", dot_year as "dotYear", dot_week as "dotWeek", quantity
    from stock_batch where tyre_id = any(${tyreIds}::integer[]) order by tyre_id, id for no key update`
}

/** Locked in one order, so that two who delete the same holds do not wait for each other in turns. */
async function deleteHolds(sql: Sql, which: Part, lock = part`for update`): Promise<void> {
  await sql`
    with over as materialized (
      select cart_id, tyre_id from stock_hold where ${which} order by tyre_id, cart_id ${lock}
    )
    delete from stock_hold using over
    where stock_hold.cart_id = over.cart_id and stock_hold.tyre_id = over.tyre_id`
}

export function deleteHoldsOf(tx: Tx, cartId: string): Promise<void> {
  return deleteHolds(tx, part`cart_id = ${cartId}`)
}

/** All of the cart, and of the others those of these tyres that have run out. The batches are locked. */
export function deleteReplaced(tx: Tx, cartId: string, tyreIds: readonly number[], now: Date): Promise<void> {
  return deleteHolds(tx, part`cart_id = ${cartId} or ${haveRunOut(tyreIds, now)}`)
}

/** Of other carts. The batches are locked. */
export function deleteExpiredOfOthers(
  tx: Tx,
  cartId: string,
  tyreIds: readonly number[],
  now: Date,
): Promise<void> {
  return deleteHolds(tx, part`cart_id <> ${cartId} and ${haveRunOut(tyreIds, now)}`)
}

function haveRunOut(tyreIds: readonly number[], now: Date): Part {
  return part`(tyre_id = any(${tyreIds}::integer[]) and held_until <= ${now})`
}

/** Whoever is at one of them deletes it themselves. */
export function deleteAllExpired(sql: Sql, now: Date): Promise<void> {
  return deleteHolds(sql, part`held_until <= ${now}`, part`for update skip locked`)
}

export interface Held {
  readonly tyreId: number
  readonly own: number
  readonly others: number
}

/** Tyres that nobody holds are left out. */
export function readHeld(tx: Tx, cartId: string, tyreIds: readonly number[]): Promise<Held[]> {
  return tx<Held>`
    select tyre_id as "tyreId", coalesce(sum(quantity) filter (where cart_id = ${cartId}), 0)::integer as own,
      coalesce(sum(quantity) filter (where cart_id <> ${cartId}), 0)::integer as others
    from stock_hold where tyre_id = any(${tyreIds}::integer[]) group by tyre_id`
}

export async function insertHolds(
  tx: Tx,
  cartId: string,
  tyres: readonly TyresToHold[],
  until: Date,
): Promise<void> {
  await tx`
    insert into stock_hold (cart_id, tyre_id, quantity, held_until)
    select ${cartId}::uuid, tyre_id, quantity, ${until}::timestamptz
    from unnest(${idsOf(tyres)}::integer[], ${tyres.map(({ quantity }) => quantity)}::integer[])
      as tyre (tyre_id, quantity)`
}

export async function extendHolds(tx: Tx, cartId: string, until: Date): Promise<void> {
  await tx`
    with own as materialized (
      select cart_id, tyre_id from stock_hold where cart_id = ${cartId} order by tyre_id for update
    )
    update stock_hold set held_until = greatest(held_until, ${until}::timestamptz)
    from own where stock_hold.cart_id = own.cart_id and stock_hold.tyre_id = own.tyre_id`
}
