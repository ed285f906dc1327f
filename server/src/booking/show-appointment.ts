import type { Appointment } from '@pito/contracts/booking'
import type { Sql } from '../platform/database/sql.ts'
import { timesOf } from './times-of.ts'

interface Row extends Pick<Appointment, 'id' | 'dealer_id' | 'cart_id' | 'service_ids' | 'tyres' | 'dealer'> {
  readonly startsAt: Date | null
  readonly heldUntil: Date | null
}

/**
 * Returns the time that a cart has chosen. Returns null if the cart has chosen no time, or if the hold has expired. A
 * time that is reserved for the payment of the cart's order is shown with the current tyres and services of the cart,
 * because the time stays with the cart when the changed order is confirmed.
 */
export async function showAppointment(sql: Sql, cartId: string, now: Date): Promise<Appointment | null> {
  const [row] = await sql<Row>`
    select appointment.id, service_point_id as dealer_id, cart_id, lower(during) as "startsAt",
      case when order_id is null then service_ids else 1 || array(
        select service_id::integer from cart_service chosen where chosen.cart_id = appointment.cart_id order by id
      ) end as service_ids,
      case when order_id is null then tyres else (
        select coalesce(sum(quantity), 0)::integer from cart_line line where line.cart_id = appointment.cart_id
      ) end as tyres,
      held_until as "heldUntil",
      json_build_object(
        'slug', slug, 'company_name', company_name, 'contact_number', contact_number, 'email', dealer_email,
        'address_line_1', address_line_1, 'zipcode', zipcode, 'city', city
      ) as dealer
    from appointment join service_point point on point.id = service_point_id
    where cart_id = ${cartId} and state = 'hold' and (held_until is null or held_until > ${now})`
  if (!row) return null
  const { startsAt, heldUntil, ...shown } = row
  return {
    ...shown,
    ...timesOf(startsAt),
    held_until: heldUntil?.toISOString() ?? null,
    seconds_left: heldUntil && Math.ceil((heldUntil.getTime() - now.getTime()) / 1000),
  }
}
