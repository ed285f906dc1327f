import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

interface Reservation {
  readonly reservedAt: Date
  readonly expiresAt: Date
}

/**
 * Returns the reservation whether or not it has expired. The caller holds the lock of the order, which every change of
 * a reservation requires.
 */
export async function readReservation(tx: Tx, orderId: string): Promise<Reservation | undefined> {
  const [reservation] = await tx<Reservation>`
    select reserved_at as "reservedAt", expires_at as "expiresAt" from reservation where order_id = ${orderId}`
  return reservation
}

export async function insertReservation(
  tx: Tx,
  orderId: string,
  { reservedAt, expiresAt, networkHash }: Reservation & { readonly networkHash: string },
): Promise<void> {
  await tx`
    insert into reservation (order_id, network_hash, reserved_at, expires_at)
    values (${orderId}, ${networkHash}, ${reservedAt}, ${expiresAt})`
}

export async function extendReservation(tx: Tx, orderId: string, expiresAt: Date): Promise<void> {
  await tx`update reservation set expires_at = ${expiresAt} where order_id = ${orderId}`
}

/** Deletes the reservation together with its reserved tyres. Returns false if there was no reservation. */
export async function deleteReservation(tx: Tx, orderId: string): Promise<boolean> {
  return (await tx.count`delete from reservation where order_id = ${orderId}`) > 0
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
  readonly networkHash: string
}

interface ReservedAmount {
  readonly reservations: number
  readonly tyres: number
}

/**
 * Counts reservations that have not expired. The caller holds the lock of the person and of the network
 * (`lockHolder`).
 */
export async function readReservedAmounts(
  tx: Tx,
  { customerId, guestId, networkHash }: Reserver,
  now: Date,
): Promise<{ readonly own: ReservedAmount; readonly network: ReservedAmount }> {
  const isOwn =
    customerId === null
      ? part`shop_order.guest_id = ${guestId}`
      : part`shop_order.customer_id = ${customerId}`
  const [held] = await tx<{ own: ReservedAmount; network: ReservedAmount }>`
    select json_build_object(
        'reservations', count(*) filter (where ${isOwn}), 'tyres', coalesce(sum(tyres) filter (where ${isOwn}), 0)
      ) as own,
      json_build_object(
        'reservations', count(*) filter (where network_hash = ${networkHash}),
        'tyres', coalesce(sum(tyres) filter (where network_hash = ${networkHash}), 0)
      ) as network
    from reservation join shop_order on shop_order.id = order_id cross join lateral (
      select sum(quantity) as tyres from reserved_tyre where reserved_tyre.order_id = reservation.order_id
    ) as reserved
    where expires_at > ${now} and (network_hash = ${networkHash} or ${isOwn})`
  if (!held) throw new Error('A query without groups returned no row.')
  return held
}
