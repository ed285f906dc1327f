import type { Appointment, FormerAppointment } from '@pito/contracts/booking'
import type { Sql } from '../platform/database/sql.ts'
import { slotAt, timesOf } from './times-of.ts'

interface HeldRow
  extends Pick<Appointment, 'id' | 'dealer_id' | 'cart_id' | 'service_ids' | 'tyres' | 'dealer'> {
  readonly reason: null
  readonly starts_at: Date | null
  readonly until: Date | null
}

interface FormerRow extends Pick<FormerAppointment, 'dealer_id' | 'service_ids' | 'dealer' | 'reason'> {
  readonly starts_at: Date
  readonly until: Date
}

interface FormerTime {
  readonly startsAt: Date
  readonly lostAt: Date
  readonly shown: FormerAppointment
}

interface TimesOfCart {
  /** The time that the cart has chosen; null if it has chosen no time, or if the hold has expired. */
  readonly appointment: Appointment | null
  /** The time that the cart had chosen before. */
  readonly former: FormerTime | null
}

export async function showAppointment(sql: Sql, cartId: string, now: Date): Promise<Appointment | null> {
  return (await showTimes(sql, cartId, now)).appointment
}

/**
 * Returns the time that a cart has chosen, and the last one that it has no longer. A time that is reserved for the
 * payment of the cart's order is shown with the current tyres and services of the cart, because the time stays with the
 * cart when the changed order is confirmed. An expired hold is a former time, although its row may not be deleted yet.
 */
export async function showTimes(sql: Sql, cartId: string, now: Date): Promise<TimesOfCart> {
  const rows = await sql.snake<HeldRow | FormerRow>`
    select appointment.id, service_point_id as dealer_id, cart_id, reason, starts_at, until,
      case when order_id is null then service_ids else 1 || array(
        select service_id::integer from cart_service chosen where chosen.cart_id = appointment.cart_id order by id
      ) end as service_ids,
      case when order_id is null then tyres else (
        select coalesce(sum(quantity), 0)::integer from cart_line line where line.cart_id = appointment.cart_id
      ) end as tyres,
      json_build_object(
        'slug', slug, 'company_name', company_name, 'contact_number', contact_number, 'email', dealer_email,
        'address_line_1', address_line_1, 'zipcode', zipcode, 'city', city
      ) as dealer
    from (
      select id, service_point_id, cart_id, order_id, service_ids, tyres, lower(during) as starts_at,
        held_until as until, case when held_until <= ${now} then 'expired' end as reason
      from appointment where cart_id = ${cartId} and state = 'hold'
      union all
      select null, service_point_id, cart_id, null, service_ids, 0, starts_at, lost_at, reason
      from former_time where cart_id = ${cartId}
    ) as appointment join service_point point on point.id = service_point_id
    order by until desc`
  const held = rows.find((row) => row.reason === null)
  const former = rows.find((row) => row.reason !== null)
  return { appointment: held ? appointmentOf(held, now) : null, former: former ? formerOf(former) : null }
}

function appointmentOf({ starts_at, until, reason: _, ...shown }: HeldRow, now: Date): Appointment {
  return {
    ...shown,
    ...timesOf(starts_at),
    ...holdShown(until, now),
  }
}

/** Returns until when a time is held, also as a number of seconds, because the clock of a client may be wrong. */
export function holdShown(until: Date | null, now: Date): Pick<Appointment, 'held_until' | 'seconds_left'> {
  return {
    held_until: until?.toISOString() ?? null,
    seconds_left: until && Math.ceil((until.getTime() - now.getTime()) / 1000),
  }
}

function formerOf({
  starts_at: startsAt,
  until,
  dealer_id,
  service_ids,
  dealer,
  reason,
}: FormerRow): FormerTime {
  return { startsAt, lostAt: until, shown: { dealer_id, service_ids, dealer, reason, ...slotAt(startsAt) } }
}
