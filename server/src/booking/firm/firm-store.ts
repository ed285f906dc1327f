import type { Locale } from '@pito/contracts/values/locale'
import type { sizeTextOf } from '../../catalogue/index.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import type { FreeBay } from '../find-bay.ts'

export interface BookingCustomer {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly licencePlate: string | null
  readonly locale: Locale
}

type BookedTyre = Parameters<typeof sizeTextOf>[0] & { readonly quantity: number; readonly name: string }

/** An appointment that has been confirmed: it is firm, or was firm before it was cancelled. */
export interface Booking {
  readonly id: string
  readonly pointId: number
  /** The order that paid for the fitting. Only appointments of the demo have none. */
  readonly order: { readonly id: string; readonly number: string } | null
  /** The moment at which the tyres of the order were sent; null before that. */
  readonly shippedAt: Date | null
  readonly state: 'firm' | 'cancelled'
  readonly sequence: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly confirmedAt: Date
  readonly garageAnswer: 'acknowledged' | 'declined' | null
  readonly doneAt: Date | null
  readonly tyres: number
  /** The customer; null once the customer's data have been deleted. */
  readonly customer: BookingCustomer | null
  readonly point: {
    readonly slug: string
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly street: string
    readonly zipcode: string
    readonly city: string
  }
  /** The tyres of the order. Empty for the appointments of the demo, which have no order. */
  readonly bookedTyres: readonly BookedTyre[]
  /** The names of the services in both languages. */
  readonly services: { readonly fi: readonly string[]; readonly en: readonly string[] }
}

const namesOfServices = (localeId: 1 | 2) => part`
  coalesce((
    select json_agg(translation.name order by service.position, service.id)
    from service join service_translation translation on translation.service_id = service.id
    where service.id = any(appointment.service_ids) and locale_id = ${localeId}
  ), '[]')`

const bookings = part`
  select appointment.id, service_point_id as point_id, state, sequence, lower(during) as starts_at,
    upper(during) as ends_at, confirmed_at, garage_answer, done_at, tyres,
    (
      select json_build_object('id', id, 'number', order_number) from shop_order where id = appointment.order_id
    ) as "order",
    (select shipped_at from shop_order where id = appointment.order_id) as shipped_at,
    case when customer.appointment_id is not null then json_build_object(
      'name', customer.name, 'email', customer.email, 'phone', customer.phone,
      'licencePlate', customer.licence_plate, 'locale', customer.locale
    ) end as customer,
    json_build_object(
      'slug', slug, 'name', company_name, 'email', dealer_email, 'phone', contact_number,
      'street', concat_ws(', ', address_line_1, nullif(address_line_2, '')), 'zipcode', zipcode, 'city', city
    ) as point,
    coalesce((
      select json_agg(json_build_object(
        'quantity', line.quantity, 'name', name_fi, 'width', width::float8, 'aspect', aspect::float8,
        'diameter', diameter::float8, 'commercial', commercial, 'loadIndex', load_index,
        'loadIndexDual', load_index_dual, 'speedIndex', speed_index, 'reinforced', reinforced
      ) order by position)
      from shop_order_line line join tyre on tyre.id = line.tyre_id join tyre_size on tyre_size.id = tyre_size_id
      where line.order_id = appointment.order_id and type = 'product'
    ), '[]') as booked_tyres,
    json_build_object('fi', ${namesOfServices(2)}, 'en', ${namesOfServices(1)}) as services
  from appointment join service_point point on point.id = service_point_id
    left join appointment_customer customer on customer.appointment_id = appointment.id`

export async function readBooking(sql: Sql, id: string): Promise<Booking | undefined> {
  const [row] = await sql<Booking>`${bookings} where appointment.id = ${id} and confirmed_at is not null`
  return row
}

/** Locks the order of the appointment, so that no other transaction changes the appointment until this one ends. */
export async function lockOrderOf(tx: Tx, id: string): Promise<void> {
  await tx`
    select from shop_order where id = (select order_id from appointment where id = ${id}) for no key update`
}

export async function readFirmOf(sql: Sql, orderId: string): Promise<Booking | undefined> {
  const [row] = await sql<Booking>`
    ${bookings} where order_id = ${orderId} and state = 'firm' and confirmed_at is not null`
  return row
}

export function readFirmFrom(sql: Sql, pointId: number, from: Date): Promise<Booking[]> {
  return sql<Booking>`
    ${bookings} where service_point_id = ${pointId} and state = 'firm' and confirmed_at is not null
      and lower(during) >= ${from} order by lower(during), appointment.id`
}

export async function readConfirmedId(tx: Sql, orderId: string): Promise<string | null> {
  const [row] = await tx<{ id: string }>`
    select id from appointment where order_id = ${orderId} and confirmed_at is not null`
  return row?.id ?? null
}

interface AppointmentOfOrder {
  readonly id: string
  readonly pointId: number
  readonly state: 'hold' | 'firm' | 'cancelled'
}

export async function readOfOrder(tx: Tx, orderId: string): Promise<AppointmentOfOrder | undefined> {
  const [row] = await tx<AppointmentOfOrder>`
    select id, service_point_id as point_id, state from appointment where order_id = ${orderId}`
  return row
}

/** The caller has locked the point. */
export async function makeFirm(tx: Tx, id: string, customer: BookingCustomer, now: Date): Promise<void> {
  await tx`
    update appointment set state = 'firm', cart_id = null, held_until = null, confirmed_at = ${now} where id = ${id}`
  const { name, email, phone, licencePlate, locale } = customer
  await tx`
    insert into appointment_customer (appointment_id, name, email, phone, licence_plate, locale)
    values (${id}, ${name}, ${email}, ${phone}, ${licencePlate}, ${locale})`
}

/**
 * Moves an appointment to another time. The acknowledgement of the garage and the reminder belong to the old time, so
 * both are reset. The caller has locked the point and checked that the bay is free.
 */
export async function moveTo(
  tx: Tx,
  { id, pointId }: Pick<Booking, 'id' | 'pointId'>,
  { bayId, startsAt, endsAt }: FreeBay,
): Promise<void> {
  await tx`
    update appointment set service_point_id = ${pointId}, bay_id = ${bayId}, during = tstzrange(${startsAt}, ${endsAt}), state = 'firm',
      sequence = sequence + 1, garage_answer = null, reminded_at = null
    where id = ${id}`
}

export async function cancel(tx: Tx, id: string): Promise<void> {
  await tx`update appointment set state = 'cancelled', sequence = sequence + 1 where id = ${id}`
}

export async function storeAnswer(
  tx: Tx,
  id: string,
  garageAnswer: 'acknowledged' | 'declined',
): Promise<void> {
  await tx`update appointment set garage_answer = ${garageAnswer} where id = ${id}`
}

export async function storeDone(tx: Tx, id: string, doneAt: Date): Promise<void> {
  await tx`update appointment set done_at = ${doneAt} where id = ${id}`
}

interface AppointmentChange {
  readonly event: 'moved' | 'cancelled' | 'declined' | 'acknowledged'
  readonly by: 'customer' | 'garage' | 'staff' | 'shop'
  readonly staffId?: string
  readonly reason?: string | null
  /** Where and when the appointment is after a move. */
  readonly to?: { readonly pointId: number; readonly startsAt: Date }
}

/** Records what somebody has done with an appointment, which is given as it was before. */
export async function recordBookingChange(
  tx: Tx,
  { id, pointId, startsAt }: Pick<Booking, 'id' | 'pointId' | 'startsAt'>,
  { event, by, staffId, reason, to }: AppointmentChange,
  now: Date,
): Promise<void> {
  await tx`
    insert into appointment_change (appointment_id, at, event, by, staff_id, reason, from_point_id, from_at, to_point_id,
      to_at)
    values (${id}, ${now}, ${event}, ${by}, ${staffId ?? null}, ${reason ?? null}, ${pointId}, ${startsAt},
      ${to?.pointId ?? null}, ${to?.startsAt ?? null})`
}

/** Changes how the garage reaches the customer, and the plate that it expects. */
export async function writeBookingCustomer(
  tx: Tx,
  id: string,
  { phone, licencePlate }: Pick<BookingCustomer, 'phone' | 'licencePlate'>,
): Promise<void> {
  await tx`
    update appointment_customer set phone = ${phone}, licence_plate = ${licencePlate} where appointment_id = ${id}`
}

/**
 * Takes the appointments for which a reminder is due. Each is taken by one worker: other workers skip the locked rows,
 * and after the commit they find the rows marked as reminded.
 */
export async function takeDueReminders(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx<{ id: string }>`
    with due as materialized (
      select id from appointment
      where state = 'firm' and reminded_at is null and lower(during) > ${now}
        and lower(during) <= ${now}::timestamptz + interval '24 hours'
        and confirmed_at <= lower(during) - interval '30 hours'
      order by lower(during) limit ${limit} for update skip locked
    )
    update appointment set reminded_at = ${now} where id = any(array(select id from due)) returning id`
  return rows.map(({ id }) => id)
}

/**
 * Deletes the customer data of appointments that ended before the given moment. An appointment agreed by phone has no
 * end, so the moment of its confirmation counts instead.
 */
export function forgetCustomersBefore(sql: Sql, before: Date): Promise<number> {
  // Read for each of the stored customers, so that the appointments, which stay, are not read from end to end.
  const at = part`(
    select coalesce(upper(during), confirmed_at) from appointment where appointment.id = appointment_id
  )`
  return deleteInSlices(sql, 'appointment_customer', part`${at} < ${before}`)
}
