import type { Sql, Tx } from '../platform/database/sql.ts'
import type { NetworkHashes } from '../platform/limits/network-hash.ts'
import type { HeldByAll } from './rules/why-not-held.ts'
import type { Serves } from './rules/why-not-served.ts'

export interface Holder {
  readonly kind: 'guest' | 'customer'
  readonly id: string
}

/** Serialises the holds of one guest or customer, of a network and of the wider network, so that counting is correct. */
export async function lockHolder(tx: Tx, holder: Holder, { network, wider }: NetworkHashes): Promise<void> {
  const names = [`holds of ${holder.kind} ${holder.id}`, `holds from ${network}`, `holds from ${wider}`]
  await tx`
    select pg_advisory_xact_lock(key)
    from (select hashtextextended(name, 0) as key from unnest(${names}::text[]) as name order by key offset 0) as keys`
}

export interface PointToBook extends Serves {
  readonly id: number
  readonly active: boolean
  readonly hasCalendar: boolean
  readonly serviceIds: readonly number[]
}

/**
 * Locks the points in the order of their ids until the transaction ends. Every change of a point's holds takes this
 * lock, and the fixed order prevents deadlocks.
 */
export function lockPoints(tx: Tx, ids: readonly number[]): Promise<PointToBook[]> {
  return tx<PointToBook>`
    select id, active, has_calendar, min_rim::float8, max_rim::float8,
      fits_run_flat as run_flat,
      array(select vehicle_type_id from service_point_vehicle_type where service_point_id = point.id) as vehicle_types,
      array(select distinct service_id from service_point_service where service_point_id = point.id) as service_ids
    from service_point point where id = any(${ids}) order by id for no key update`
}

/** Lists the points at which the given carts hold a time. */
export async function pointsHeldFor(tx: Tx, cartIds: readonly string[]): Promise<number[]> {
  const rows = await tx<{ id: number }>`
    select service_point_id as id from appointment where cart_id = any(${cartIds}::uuid[]) and state = 'hold'`
  return rows.map(({ id }) => id)
}

export interface Released {
  readonly pointId: number
  readonly startsAt: Date | null
  readonly heldSince: Date
}

/**
 * Detaches the cart from its time. The time is deleted unless the cart's order is being paid; then it stays reserved.
 * The caller has locked the points.
 */
export function detachFromCart(tx: Tx, cartId: string): Promise<Released[]> {
  return tx<Released>`
    with detached as (
      update appointment set cart_id = null where cart_id = ${cartId} and state = 'hold' and order_id is not null
      returning service_point_id, during, held_since
    ), deleted as (
      delete from appointment where cart_id = ${cartId} and state = 'hold' and order_id is null
      returning service_point_id, during, held_since
    )
    select service_point_id as point_id, lower(during) as starts_at, held_since
    from (select * from detached union all select * from deleted) as released`
}

/** Reads the time that is reserved for the payment of the cart's own order, whether or not the cart has chosen it. */
export async function readReservedOfCart(
  tx: Tx,
  cartId: string,
): Promise<{ id: string; pointId: number; startsAt: Date | null } | undefined> {
  const [reserved] = await tx<{ id: string; pointId: number; startsAt: Date | null }>`
    select id, service_point_id as point_id, lower(during) as starts_at from appointment
    where state = 'hold'
      and order_id = (select id from shop_order where cart_id = ${cartId} and closed_at is null)`
  return reserved
}

export async function attachToCart(tx: Tx, id: string, cartId: string): Promise<void> {
  await tx`update appointment set cart_id = ${cartId} where id = ${id}`
}

/**
 * The caller has locked the point. Expired holds are deleted because the exclusion constraint cannot know that they
 * have expired. Their carts remember the times.
 */
export async function deleteExpired(tx: Tx, pointId: number, now: Date): Promise<void> {
  await tx`
    with expired as (
      delete from appointment where service_point_id = ${pointId} and state = 'hold' and held_until <= ${now}
      returning cart_id, lower(during) as starts_at, service_ids, held_until
    )
    insert into former_time (cart_id, service_point_id, starts_at, service_ids, reason, lost_at)
    select cart_id, ${pointId}, starts_at, service_ids, 'expired', held_until from expired where cart_id is not null
    on conflict (cart_id) do update
    set service_point_id = excluded.service_point_id, starts_at = excluded.starts_at,
      service_ids = excluded.service_ids, reason = excluded.reason, lost_at = excluded.lost_at`
}

/** Counts unpaid times, chosen or reserved, and their tyres, for the holder and for both networks. */
export async function readHeld(
  tx: Tx,
  { kind, id }: Holder,
  { network, wider }: NetworkHashes,
  now: Date,
): Promise<HeldByAll> {
  const [held] = await tx<HeldByAll>`
    select json_build_object(
        'times', count(*) filter (where is_own), 'tyres', coalesce(sum(tyres) filter (where is_own), 0)
      ) as own,
      json_build_object(
        'times', count(*) filter (where is_near), 'tyres', coalesce(sum(tyres) filter (where is_near), 0)
      ) as network,
      json_build_object(
        'times', count(*) filter (where is_wide), 'tyres', coalesce(sum(tyres) filter (where is_wide), 0)
      ) as wider_network
    from (
      select tyres, holder_kind = ${kind} and holder_id = ${id} as is_own, address_hash = ${network} as is_near,
        wider_address_hash = ${wider} as is_wide
      from appointment
      where state = 'hold' and held_until > ${now}
        and (address_hash = ${network} or wider_address_hash = ${wider} or (holder_kind = ${kind} and holder_id = ${id}))
    ) as held`
  if (!held) throw new Error('A query without groups returned no row.')
  return held
}

export interface NewHold {
  readonly pointId: number
  readonly cartId?: string
  readonly orderId?: string
  readonly holder: Holder
  readonly networks: NetworkHashes
  readonly serviceIds: readonly number[]
  readonly tyres: number
  readonly heldSince: Date
  /** The bay and the time; null if the appointment is made by phone. */
  readonly time: {
    readonly bayId: number
    readonly startsAt: Date
    readonly endsAt: Date
    readonly until: Date
  } | null
}

/** Returns false when somebody else has the bay at that time, which only the constraint of the database detects. */
export async function insertHold(tx: Tx, { holder, time, ...hold }: NewHold): Promise<boolean> {
  const inserted = await tx.count`
    insert into appointment (
      service_point_id, bay_id, cart_id, order_id, holder_kind, holder_id, address_hash, wider_address_hash, during,
      held_since, held_until, service_ids, tyres
    ) values (
      ${hold.pointId}, ${time?.bayId ?? null}, ${hold.cartId ?? null}, ${hold.orderId ?? null}, ${holder.kind}, ${holder.id},
      ${hold.networks.network}, ${hold.networks.wider},
      case when ${time !== null}::boolean
        then tstzrange(${time?.startsAt ?? null}::timestamptz, ${time?.endsAt ?? null}::timestamptz) end,
      ${hold.heldSince}, ${time?.until ?? null}, ${hold.serviceIds}, ${hold.tyres}
    ) on conflict do nothing`
  return inserted === 1
}

export interface HoldOfCart {
  readonly id: string
  readonly pointId: number
  readonly cartId: string
  readonly heldSince: Date
}

/** Reads the holds that have not expired, newest first. */
export function readHolds(sql: Sql, cartIds: readonly string[], now: Date): Promise<HoldOfCart[]> {
  return sql<HoldOfCart>`
    select id, service_point_id as point_id, cart_id, held_since from appointment
    where cart_id = any(${cartIds}::uuid[]) and state = 'hold' and (held_until is null or held_until > ${now})
    order by held_since desc, id`
}

export interface HoldToAdjust {
  readonly id: string
  readonly pointId: number
  readonly networks: NetworkHashes
  readonly tyres: number
  readonly isByPhone: boolean
  readonly isReserved: boolean
}

export async function readHoldOf(tx: Tx, cartId: string, now: Date): Promise<HoldToAdjust | undefined> {
  const [hold] = await tx<HoldToAdjust>`
    select id, service_point_id as point_id, tyres,
      json_build_object('network', address_hash, 'wider', wider_address_hash) as networks, during is null as is_by_phone,
      order_id is not null as is_reserved
    from appointment
    where cart_id = ${cartId} and state = 'hold' and (held_until is null or held_until > ${now})`
  return hold
}

export async function changeHold(
  tx: Tx,
  id: string,
  { tyres, serviceIds }: { readonly tyres: number; readonly serviceIds: readonly number[] },
): Promise<void> {
  await tx`update appointment set tyres = ${tyres}, service_ids = ${serviceIds} where id = ${id}`
}

export async function updateTyresOfHold(tx: Tx, cartId: string, tyres: number): Promise<void> {
  await tx`
    update appointment set tyres = ${tyres} where cart_id = ${cartId} and state = 'hold' and order_id is null`
}

export async function moveHold(tx: Tx, id: string, cartId: string, holder: Holder): Promise<void> {
  await tx`
    update appointment set cart_id = ${cartId}, holder_kind = ${holder.kind}, holder_id = ${holder.id}
    where id = ${id}`
}

/**
 * Extends the hold of a cart and returns its end. A reserved time ends with its reservation and is not extended.
 * Returns null if the cart holds no time any longer. The caller has locked the point.
 */
export async function extendHold(tx: Tx, cartId: string, until: Date, now: Date): Promise<Date | null> {
  const [row] = await tx<{ until: Date }>`
    update appointment
    set held_until = case when order_id is null then greatest(held_until, ${until}::timestamptz) else held_until end
    where cart_id = ${cartId} and state = 'hold' and held_until > ${now} returning held_until as until`
  return row?.until ?? null
}

/** Lists the points with expired holds. */
export async function pointsWithExpired(sql: Sql, now: Date): Promise<number[]> {
  const rows = await sql<{ id: number }>`
    select distinct service_point_id as id from appointment where state = 'hold' and held_until <= ${now}`
  return rows.map(({ id }) => id)
}

/**
 * Deletes appointments whose time is to be arranged by phone and whose cart no longer exists. Without a time they never
 * expire, so nothing else deletes them.
 */
export function deleteOrphans(sql: Sql): Promise<number> {
  return sql.count`delete from appointment
    where state = 'hold' and cart_id is null and order_id is null and during is null`
}

/** Returns the point at which an order has reserved a time. */
export async function pointsReservedFor(tx: Tx, orderId: string): Promise<number[]> {
  const rows = await tx<{ id: number }>`
    select service_point_id as id from appointment where order_id = ${orderId} and state = 'hold'`
  return rows.map(({ id }) => id)
}

export interface ReservedTime {
  readonly id: string
  readonly cartId: string | null
  readonly heldSince: Date
  readonly heldUntil: Date | null
}

/** Reads the reservation whether or not it has expired. */
export async function readReserved(tx: Tx, orderId: string): Promise<ReservedTime | undefined> {
  const [row] = await tx<ReservedTime>`
    select id, cart_id, held_since, held_until
    from appointment where order_id = ${orderId} and state = 'hold'`
  return row
}

interface ChosenTime {
  readonly orderId: string
  readonly cartId: string
  readonly pointId: number
  readonly startsAt: Date | null
  readonly serviceIds: readonly number[]
  readonly tyres: number
  readonly until: Date
}

/**
 * Reserves the time that the cart has chosen. Returns false if the cart has chosen another time or none. The caller has
 * locked the point and deleted its expired holds.
 */
export async function reserveChosen(tx: Tx, time: ChosenTime): Promise<boolean> {
  const reserved = await tx.count`
    update appointment set order_id = ${time.orderId}, service_ids = ${time.serviceIds}, tyres = ${time.tyres},
      held_until = case when during is not null then ${time.until}::timestamptz end
    where cart_id = ${time.cartId} and state = 'hold' and order_id is null and service_point_id = ${time.pointId}
      and lower(during) is not distinct from ${time.startsAt}::timestamptz`
  return reserved === 1
}

export async function extendReserved(tx: Tx, orderId: string, until: Date): Promise<void> {
  await tx`
    update appointment set held_until = ${until} where order_id = ${orderId} and state = 'hold' and during is not null`
}

/** Ends the reservation of a time that the cart still has chosen, so that the time becomes a hold of the cart again. */
export async function returnToCart(tx: Tx, orderId: string, until: Date | null): Promise<void> {
  await tx`
    update appointment set order_id = null, held_until = ${until} where order_id = ${orderId} and state = 'hold'`
}

export async function deleteReserved(tx: Tx, orderId: string): Promise<void> {
  await tx`delete from appointment where order_id = ${orderId} and state = 'hold'`
}
