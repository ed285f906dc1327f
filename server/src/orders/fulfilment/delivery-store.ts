import type { RowOf } from '../../platform/database/columns.ts'
import { columns } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'

const deliveryColumns = columns(
  { o: 'shop_order', address: 'shop_order_address' },
  `address.first_name, address.last_name, address.country_code, address.contact_number, address.address_line_1,
    address.address_line_2, address.zipcode, address.city, o.licence_plate, o.order_note`,
)
export type Delivery = RowOf<typeof deliveryColumns>

/** The caller holds the lock of the order. */
export async function readDelivery(tx: Tx, orderId: string): Promise<Delivery | undefined> {
  const [delivery] = await tx`
    select ${deliveryColumns}
    from shop_order o join shop_order_address address on address.order_id = o.id and kind = 'shipping'
    where o.id = ${orderId}`
  return delivery
}

/** Stores the delivery address that the invoice shows, before it is changed for the first time. */
async function storeInvoicedAddress(tx: Tx, orderId: string): Promise<void> {
  await tx`
    insert into shop_order_address (order_id, kind, ship_to, service_point_id, salutation, first_name, last_name, email,
      country_code, contact_number, job_title, company_branch, address_line_1, address_line_2, zipcode, city, country_id,
      company_name, company_vat_number)
    select order_id, 'invoiced', ship_to, service_point_id, salutation, first_name, last_name, email, country_code,
      contact_number, job_title, company_branch, address_line_1, address_line_2, zipcode, city, country_id, company_name,
      company_vat_number
    from shop_order_address where order_id = ${orderId} and kind = 'shipping'
    on conflict (order_id, kind) do nothing`
}

/** The caller holds the lock of the order and has validated the values. */
export async function writeDelivery(tx: Tx, orderId: string, delivery: Delivery): Promise<void> {
  await storeInvoicedAddress(tx, orderId)
  const { firstName, lastName, countryCode, contactNumber, addressLine1, addressLine2, zipcode, city } =
    delivery
  await tx`
    update shop_order_address set first_name = ${firstName}, last_name = ${lastName}, country_code = ${countryCode},
      contact_number = ${contactNumber}, address_line_1 = ${addressLine1}, address_line_2 = ${addressLine2},
      zipcode = ${zipcode}, city = ${city}
    where order_id = ${orderId} and kind = 'shipping'`
  await tx`
    update shop_order set licence_plate = ${delivery.licencePlate}, order_note = ${delivery.orderNote}
    where id = ${orderId}`
}

interface OrderChange {
  readonly orderId: string
  readonly staffId: string
  readonly before: Readonly<Record<string, string | null>>
  readonly after: Readonly<Record<string, string | null>>
}

export async function insertOrderChange(
  tx: Tx,
  { orderId, staffId, before, after }: OrderChange,
  now: Date,
): Promise<void> {
  await tx`
    insert into shop_order_change (order_id, at, staff_id, before, after)
    values (${orderId}, ${now}, ${staffId}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`
}

/** Moves the order to another service point, whose address its tyres then go to. */
export async function setPoint(tx: Tx, orderId: string, pointId: number): Promise<void> {
  await storeInvoicedAddress(tx, orderId)
  await tx`update shop_order set service_point_id = ${pointId} where id = ${orderId}`
  await tx`
    update shop_order_address address set service_point_id = point.id, address_line_1 = point.address_line_1,
      address_line_2 = nullif(point.address_line_2, ''), zipcode = point.zipcode, city = point.city,
      company_name = point.company_name
    from service_point point where point.id = ${pointId} and order_id = ${orderId} and kind = 'shipping'`
}

interface FittedLine {
  readonly position: number
  readonly type: 'product' | 'service' | 'shipping_charges' | 'recycling_charges'
  readonly serviceId: number | null
  readonly serviceRim: number | null
  readonly totalCents: number
  readonly paidCents: number
  /** The part of the payment for the line that has not been refunded. */
  readonly leftCents: number
  readonly quantity: number
  readonly vehicleType: number | null
  readonly rim: number | null
  readonly runFlat: boolean | null
}

/** Reads all lines of an order, with what decides the price of fitting their tyres. */
export function readFittedLines(sql: Sql, orderId: string): Promise<FittedLine[]> {
  return sql<FittedLine>`
    select line.position, line.type, line.service_id, line.rim::float8 as service_rim, line.total_cents,
      line.total_cents - line.discount_cents as paid_cents, (line.total_cents - line.discount_cents - coalesce((
        select sum(gross_cents) from credit_note_line where order_line_id = line.id
      ), 0))::integer as left_cents, line.quantity::integer, vehicle_type_id as vehicle_type,
      diameter::float8 as rim, run_flat
    from shop_order_line line left join tyre on tyre.id = line.tyre_id and line.type = 'product'
      left join tyre_size on tyre_size.id = tyre_size_id
    where order_id = ${orderId} order by line.position`
}

/** Lists the service points at which customers choose their times themselves. */
export function readPointsWithCalendar(sql: Sql): Promise<{ id: number; name: string; city: string }[]> {
  return sql<{ id: number; name: string; city: string }>`
    select id, company_name as name, city from service_point where active and has_calendar
    order by city, company_name, id`
}
