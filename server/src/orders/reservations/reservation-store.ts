import type { RowOf } from '../../platform/database/columns.ts'
import { columns } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import type { NetworkHashes } from '../../platform/limits/network-hash.ts'
import type { HeldByAll } from './rules/why-not-reserved.ts'
import type { EndedReservation } from './rules/why-not-reserved-again.ts'
import type { RequestedArticle } from './rules/why-not-scarce.ts'

const reservationColumns = columns('reservation', 'reserved_at, expires_at')

type Reservation = RowOf<typeof reservationColumns>

/**
 * Returns the reservation whether or not it has expired. The caller holds the lock of the order, which every change of
 * a reservation requires.
 */
export async function readReservation(tx: Tx, orderId: string): Promise<Reservation | undefined> {
  const [reservation] = await tx`
    select ${reservationColumns} from reservation where order_id = ${orderId}`
  return reservation
}

export async function insertReservation(
  tx: Tx,
  orderId: string,
  { reservedAt, expiresAt, networks }: Reservation & { readonly networks: NetworkHashes },
): Promise<void> {
  await tx`
    insert into reservation (order_id, network_hash, wider_network_hash, reserved_at, expires_at)
    values (${orderId}, ${networks.network}, ${networks.wider}, ${reservedAt}, ${expiresAt})`
}

export async function extendReservation(tx: Tx, orderId: string, expiresAt: Date): Promise<void> {
  await tx`update reservation set expires_at = ${expiresAt} where order_id = ${orderId}`
}

/** Deletes the reservation of an order that has been paid, together with its reserved tyres. */
export async function deleteReservation(tx: Tx, orderId: string): Promise<void> {
  await tx`delete from reservation where order_id = ${orderId}`
}

/**
 * Deletes a reservation that was not paid, together with its reserved tyres, and records when it ended. Returns false
 * if there was no reservation.
 */
export async function endReservation(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const ended = await tx`
    with ended as (
      delete from reservation where order_id = ${orderId}
      returning reserved_at, least(expires_at, ${now}::timestamptz) as ended_at, network_hash
    ), recorded as (
      insert into ended_reservation (order_id, reserved_at, ended_at)
      select ${orderId}, reserved_at, ended_at from ended where ended_at > reserved_at
      on conflict do nothing
    ), with_network as (
      insert into network_of_ended (order_id, reserved_at, network_hash)
      select ${orderId}, reserved_at, network_hash from ended where ended_at > reserved_at
      on conflict do nothing
    )
    select from ended`
  return ended.length > 0
}

export interface Scarcity {
  readonly network: string
  /** An article is scarce while fewer than this number can be reserved. */
  readonly scarceStock: number
}

/**
 * SQL for the ended reservations that count for the unpaid order `o`: those of the order itself, and those of other
 * unpaid orders with which the same buyer reserved one of its articles within a day. Without the latter, a buyer would
 * only have to change the cart to get an order without a history. Guests with the same e-mail address are the same
 * buyer, and so are the guests of one network while the article is scarce. A reservation that no job has released yet
 * counts from the second of its expiry.
 */
export const endedReservationsOf = (now: Date, scarcity: Scarcity | null) => part`
  from (
    select order_id, reserved_at, ended_at, network_hash
    from ended_reservation left join network_of_ended using (order_id, reserved_at)
    union all select order_id, reserved_at, expires_at, network_hash from reservation where expires_at <= ${now}
  ) as ended join shop_order other on other.id = ended.order_id
  where other.order_status = 'unpaid' and (
    other.id = o.id
    or ended_at > ${now}::timestamptz - interval '1 day' and exists (
      select from shop_order_line mine join shop_order_line theirs using (tyre_id)
      where mine.order_id = o.id and theirs.order_id = other.id and (
        other.customer_id = o.customer_id or other.guest_id = o.guest_id
        or o.customer_id is null and (${sameEmail} or other.customer_id is null and ${inScarceNetwork(scarcity)})
      )
    )
  )`

const sameEmail = part`exists (
  select from shop_order_address own join shop_order_address others on lower(others.email) = lower(own.email)
  where own.order_id = o.id and own.kind = 'billing' and others.order_id = other.id and others.kind = 'billing'
)`

function inScarceNetwork(scarcity: Scarcity | null): Part {
  if (!scarcity) return part`false`
  return part`
    ended.network_hash = ${scarcity.network}
    and (select available from tyre_stock where tyre_stock.tyre_id = mine.tyre_id) < ${scarcity.scarceStock}`
}

/** The caller holds the lock of the buyer (`lockHolder`). */
export function readEndedReservations(
  tx: Tx,
  orderId: string,
  scarcity: Scarcity,
  now: Date,
): Promise<EndedReservation[]> {
  return tx<EndedReservation>`
    select ended.reserved_at, ended.ended_at
    from shop_order o cross join lateral (select ended.* ${endedReservationsOf(now, scarcity)}) as ended
    where o.id = ${orderId}`
}

/**
 * SQL for the articles of the unpaid order `o` of a guest, as they would be if the order were reserved now. What has
 * expired does not count, whether or not a job has released it.
 */
export const requestedArticlesOf = (now: Date, network: string) => part`(
  select coalesce(json_agg(json_build_object('quantity', mine.quantity, 'left', "left", 'ofNetwork', of_network)), '[]')
  from (
    select tyre_id, sum(quantity) as quantity from shop_order_line
    where order_id = o.id and type = 'product' and tyre_id is not null group by tyre_id
  ) as mine cross join lateral (
    select coalesce((
        select sum(quantity) from stock_batch where stock_batch.tyre_id = mine.tyre_id and as_new
      ), 0) - coalesce(sum(theirs.quantity), 0) as "left",
      coalesce(sum(theirs.quantity) filter (where network_hash = ${network} and other.customer_id is null), 0)
        as of_network
    from reserved_tyre theirs join reservation using (order_id) join shop_order other on other.id = order_id
    where theirs.tyre_id = mine.tyre_id and expires_at > ${now} and order_id <> o.id
  ) as stock
  where o.order_status = 'unpaid' and o.customer_id is null
)`

/**
 * Reads the articles that an order has just reserved, with what is left of each and what guests of the network have
 * reserved. The caller holds the locks of the stock and of the network.
 */
export function readRequestedArticles(tx: Tx, orderId: string, network: string): Promise<RequestedArticle[]> {
  return tx<RequestedArticle>`
    select mine.quantity, stock.quantity - stock.held + mine.quantity as left,
      (
        select coalesce(sum(theirs.quantity), 0)::integer
        from reserved_tyre theirs join reservation using (order_id) join shop_order o on o.id = order_id
        where theirs.tyre_id = mine.tyre_id and order_id <> mine.order_id and network_hash = ${network}
          and o.customer_id is null
      ) as of_network
    from reserved_tyre mine join tyre_stock stock on stock.tyre_id = mine.tyre_id
    where mine.order_id = ${orderId}`
}

/**
 * Lists the orders with an expired reservation by id. With `after`, a run skips an order that could not be released.
 */
export async function ordersWithExpired(
  sql: Sql,
  now: Date,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select order_id as id from reservation where expires_at <= ${now} and order_id > ${after}
    order by order_id limit ${limit}`
  return rows.map(({ id }) => id)
}

/** The owner of the order, and the network from which the payment is started. */
interface Reserver {
  readonly customerId: string | null
  readonly guestId: string | null
  readonly networks: NetworkHashes
}

/**
 * Counts reservations that have not expired. The caller holds the locks of the person and of both networks
 * (`lockHolder`).
 */
export async function readReservedAmounts(
  tx: Tx,
  { customerId, guestId, networks: { network, wider } }: Reserver,
  now: Date,
): Promise<HeldByAll> {
  const isOwn =
    customerId === null
      ? part`shop_order.guest_id = ${guestId}`
      : part`shop_order.customer_id = ${customerId}`
  const amounts = (isCounted: Part) => part`
    json_build_object(
      'reservations', count(*) filter (where ${isCounted}),
      'tyres', coalesce(sum(tyres) filter (where ${isCounted}), 0)
    )`
  const isNear = part`network_hash = ${network}`
  const isWide = part`wider_network_hash = ${wider}`
  const [held] = await tx<HeldByAll>`
    select ${amounts(isOwn)} as own, ${amounts(isNear)} as network, ${amounts(isWide)} as wider_network
    from reservation join shop_order on shop_order.id = order_id cross join lateral (
      select sum(quantity) as tyres from reserved_tyre where reserved_tyre.order_id = reservation.order_id
    ) as reserved
    where expires_at > ${now} and (${isNear} or ${isWide} or ${isOwn})`
  if (!held) throw new Error('A query without groups returned no row.')
  return held
}
