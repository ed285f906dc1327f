import type { Locale } from '@pito/contracts/values/locale'
import type { Mover } from '@pito/contracts/values/state-table'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { closeAttempts } from '../attempts/attempt-store.ts'
import { markClosed } from '../attempts/payable-order.ts'
import { newOrderNumber } from '../order-number.ts'
import { insertLines } from '../order-store.ts'
import type { AttemptState } from '../rules/attempt-moves.ts'

/** A supplement of an order as a change of the order sees it. */
export interface LockedSupplement {
  readonly id: string
  readonly state: 'open' | 'paid'
}

/**
 * Locks the supplements of an order that are open or paid, so that none is paid or refunded until the transaction ends.
 * Returns the latest first. The caller holds the lock of the order and does not hold that of stock, a bay or a counter.
 */
export async function lockSupplements(tx: Tx, orderId: string): Promise<LockedSupplement[]> {
  await tx`select from shop_order where supplement_of = ${orderId} order by id for no key update`
  return await tx<LockedSupplement>`
    select id, case when closed_at is null then 'open' else 'paid' end as state from shop_order
    where supplement_of = ${orderId} and (closed_at is null or progress = 'paid')
    order by created_at desc, id`
}

interface NewSupplement {
  readonly orderId: string
  readonly serviceId: number
  readonly cents: number
  readonly vatPermille: number
  readonly vatCents: number
  readonly fromPointId: number
  readonly toPointId: number
}

/**
 * Inserts a supplement for the owner and with the addresses of its order. Its only line names the order and both service
 * points, because the invoice and the provider show nothing else.
 */
export async function insertSupplement(
  tx: Tx,
  { orderId, serviceId, cents, vatPermille, vatCents, fromPointId, toPointId }: NewSupplement,
  now: Date,
): Promise<{ id: string; orderNumber: string }> {
  const supplement = await insertOrderOf(tx, { orderId, cents, vatCents }, now)
  await tx`
    insert into shop_order_address (order_id, kind, ship_to, service_point_id, salutation, first_name, last_name, email,
      country_code, contact_number, job_title, company_branch, address_line_1, address_line_2, zipcode, city, country_id,
      company_name, company_vat_number)
    select ${supplement.id}, kind, ship_to, service_point_id, salutation, first_name, last_name, email, country_code,
      contact_number, job_title, company_branch, address_line_1, address_line_2, zipcode, city, country_id, company_name,
      company_vat_number
    from shop_order_address where order_id = ${orderId} and kind in ('billing', 'shipping')`
  const [names] = await tx<{ orderNumber: string; fromPoint: string; toPoint: string }>`
    select order_number, before.company_name as from_point, after.company_name as to_point
    from shop_order o, service_point before, service_point after
    where o.id = ${orderId} and before.id = ${fromPointId} and after.id = ${toPointId}`
  if (!names) throw new Error(`A service point of order ${orderId} was not found.`)
  const { orderNumber, fromPoint, toPoint } = names
  await insertLines(tx, supplement.id, [
    {
      ...{ type: 'service', tyreId: null, serviceId, rim: null, forAnotherCar: false },
      nameFi: `Asennuksen hinnanero, tilaus ${orderNumber}: siirto pisteestä ${fromPoint} pisteeseen ${toPoint}`,
      nameEn: `Difference in the price of fitting, order ${orderNumber}: moved from ${fromPoint} to ${toPoint}`,
      ...{ quantity: 1, unitCents: cents, totalCents: cents, discountCents: 0, vatPermille, vatCents },
    },
  ])
  return supplement
}

async function insertOrderOf(
  tx: Tx,
  { orderId, cents, vatCents }: Pick<NewSupplement, 'orderId' | 'cents' | 'vatCents'>,
  now: Date,
): Promise<{ id: string; orderNumber: string }> {
  for (;;) {
    const [row] = await tx<{ id: string; orderNumber: string }>`
      insert into shop_order (order_number, supplement_of, guest_id, customer_id, locale, created_at, changed_at, fitting,
        goods_cents, services_cents, delivery_cents, discount_cents, vat_cents, total_cents, is_business,
        buyer_reference)
      select ${newOrderNumber()}, id, guest_id, customer_id, locale, ${now}::timestamptz, ${now}::timestamptz, false,
        0, ${cents}::integer, 0, 0, ${vatCents}::integer, ${cents}::integer, is_business, buyer_reference
      from shop_order where id = ${orderId}
      on conflict (order_number) do nothing returning id, order_number`
    if (row) return row
  }
}

/**
 * Closes a supplement that is not paid; money that still arrives for it is refunded. The caller holds its lock. The cart
 * of the buyer is not locked, because nothing is reserved for a supplement.
 */
export async function closeSupplement(
  tx: Tx,
  id: string,
  { by, now }: { readonly by: Mover; readonly now: Date },
): Promise<void> {
  await closeAttempts(tx, id, { by, now })
  await markClosed(tx, id, now)
}

/**
 * Returns how much more than its lines say the customer has agreed to pay for the fitting: the paid supplements less the
 * differences that were refunded after the fitting was moved to a cheaper service point. Those refunds lower the price of
 * services and have the reason `other`; a refund for another reason, such as goodwill, does not lower the agreed price.
 */
export async function readAgreedBeside(sql: Sql, orderId: string): Promise<number> {
  const [agreed] = await sql<{ cents: number }>`
    select (
      coalesce((
        select sum(total_cents) from shop_order where supplement_of = ${orderId} and order_status = 'paid'
      ), 0) - coalesce((
        select sum(credited.gross_cents)
        from shop_order o join shop_order_line line on line.order_id = o.id
          join credit_note_line credited on credited.order_line_id = line.id
          join credit_note note on note.number = credited.credit_note_number join refund on refund.id = note.refund_id
        where ${orderId}::uuid in (o.id, o.supplement_of) and line.type = 'service' and credited.quantity = 0
          and refund.reason = 'other'
      ), 0)
    )::integer as cents`
  return agreed?.cents ?? 0
}

export interface SupplementToShow {
  readonly orderId: string
  readonly orderNumber: string
  readonly locale: Locale
  readonly nameFi: string
  readonly nameEn: string
  readonly totalCents: number
  readonly vatCents: number
  readonly vatPermille: number
  readonly paidAt: Date | null
  readonly closedAt: Date | null
  readonly attemptState: AttemptState | null
  readonly servicePoint: {
    readonly company_name: string
    readonly address_line_1: string
    readonly zipcode: string
    readonly city: string
  } | null
}

/** Returns the supplement with the order that it belongs to, whose id and number these are. */
export async function readSupplement(sql: Sql, id: string): Promise<SupplementToShow | undefined> {
  const [row] = await sql<SupplementToShow>`
    select main.id as order_id, main.order_number, o.locale, name_fi, name_en, o.total_cents, o.vat_cents, vat_permille,
      o.paid_at, o.closed_at,
      (select state from payment_attempt where order_id = o.id order by attempt desc limit 1) as attempt_state,
      (
        select json_build_object('company_name', company_name, 'address_line_1', address_line_1, 'zipcode', zipcode,
          'city', city)
        from service_point where id = main.service_point_id
      ) as service_point
    from shop_order o join shop_order main on main.id = o.supplement_of
      join shop_order_line line on line.order_id = o.id
    where o.id = ${id}`
  return row
}
