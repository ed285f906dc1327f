import type { CustomerActivity, DeskCustomer } from '@pito/contracts/staff-customers'
import type { AlertKind } from '@pito/contracts/values/alert-kinds'
import type { Identification } from '@pito/contracts/values/customer-desk'
import { mostShownOfCustomer as most } from '@pito/contracts/values/customer-desk'
import type { Locale } from '@pito/contracts/values/locale'
import type { CustomerPermission } from '@pito/contracts/values/permissions'
import type { ReviewState } from '@pito/contracts/values/review'
import { tyreName } from '@pito/contracts/values/tyre-name'
import { deviceLabel } from '../accounts/index.ts'
import { ordersOfCustomer } from '../orders/index.ts'
import type { Sql } from '../platform/database/sql.ts'
import { listSessions } from '../platform/sessions/list-sessions.ts'

type Row = Omit<DeskCustomer, 'created_at' | 'verified_at' | 'last_order_at' | 'total'> & {
  readonly created_at: Date
  readonly verified_at: Date | null
  readonly last_order_at: Date | null
  readonly total_cents: number
}

/** Reads the profile of a customer in the shape in which the API returns it. Closed accounts are not found. */
export async function readDeskCustomer(
  sql: Sql,
  id: string,
  locale: Locale,
): Promise<DeskCustomer | undefined> {
  const [row] = await sql.snake<Row>`
    select id, version, email, salutation, first_name, last_name, country_code, contact_number, company_name,
      company_vat_number, locale, permissions, created_at, verified_at, orders, total_cents::float8, last_order_at,
      password_hash is not null or exists (select from passkey where customer_id = customer.id) as is_activated,
      coalesce((
        select json_agg(json_build_object('kind', kind, 'address_line_1', address_line_1, 'address_line_2',
          address_line_2, 'zipcode', zipcode, 'city', city,
          'country', case when ${locale} = 'fi_FI' then name_fi else name_en end) order by kind)
        from customer_address join country on country.id = country_id where customer_id = customer.id
      ), '[]') as addresses
    from customer join customer_sales on customer_sales.customer_id = customer.id
    where customer.id = ${id} and closed_at is null`
  if (!row) return undefined
  const { created_at, verified_at, last_order_at, total_cents, ...same } = row
  return {
    ...same,
    created_at: created_at.toISOString(),
    verified_at: verified_at?.toISOString() ?? null,
    last_order_at: last_order_at?.toISOString() ?? null,
    total: total_cents / 100,
  }
}

interface OfCustomer {
  readonly customerId: string
  readonly locale: Locale
  readonly now: Date
}

export async function ordersShown(sql: Sql, { customerId, now }: OfCustomer) {
  const rows = await ordersOfCustomer(sql, { customerId, most, now })
  return rows.map(({ orderNumber, createdAt, totalCents, progress, stage, task }) => ({
    order_number: orderNumber,
    created_at: createdAt.toISOString(),
    total: totalCents / 100,
    progress,
    stage,
    task,
  }))
}

/** Reads the tyres that came back, and those of orders that the customer has withdrawn from. */
export async function returnsShown(sql: Sql, { customerId, locale }: OfCustomer) {
  const rows = await sql<{ orderNumber: string; name: string; quantity: number; returnedAt: Date | null }>`
    select order_number, case when ${locale} = 'fi_FI' then name_fi else name_en end as name,
      coalesce(back.quantity, line.quantity)::integer as quantity, returned_at
    from shop_order o join shop_order_line line on line.order_id = o.id and line.type = 'product'
      left join returned_tyre back on back.order_id = o.id and back.tyre_id = line.tyre_id
    where o.customer_id = ${customerId} and (
      back.id is not null or o.withdrawn_at is not null and o.progress in ('paid', 'fitted', 'delivered')
    )
    order by returned_at desc nulls first, o.created_at desc, line.position limit ${most}`
  return rows.map(({ orderNumber, returnedAt, ...row }) => ({
    ...row,
    order_number: orderNumber,
    returned_at: returnedAt?.toISOString() ?? null,
  }))
}

export async function reviewsShown(
  sql: Sql,
  { customerId }: OfCustomer,
): Promise<CustomerActivity['reviews']> {
  const rows = await sql<{
    id: string
    brand: string
    model: string
    stars: number
    state: ReviewState
    changedAt: Date
  }>`
    select review.id, brand.name as brand, model.name as model, stars::integer, state, review.changed_at
    from shop_order join review on order_id = shop_order.id
      join model on model.id = model_id join brand on brand.id = brand_id
    where customer_id = ${customerId} order by review.changed_at desc limit ${most}`
  return rows.map(({ id, brand, model, stars, state, changedAt }) => ({
    id,
    tyre: tyreName(brand, model),
    stars,
    state,
    changed_at: changedAt.toISOString(),
  }))
}

export async function alertsShown(sql: Sql, email: string): Promise<CustomerActivity['alerts']> {
  const rows = await sql<{
    tyreId: number
    brand: string
    model: string
    kind: AlertKind
    askedAt: Date
    confirmed: boolean
  }>`
    select tyre_id, brand.name as brand, model.name as model, kind, asked_at, confirmed_at is not null as confirmed
    from tyre_alert join tyre on tyre.id = tyre_id join model on model.id = model_id join brand on brand.id = brand_id
    where email = ${email} order by asked_at desc limit ${most}`
  return rows.map(({ tyreId, brand, model, kind, askedAt, confirmed }) => ({
    tyre_id: tyreId,
    tyre: tyreName(brand, model),
    kind,
    asked_at: askedAt.toISOString(),
    confirmed,
  }))
}

export async function sessionsShown(sql: Sql, { customerId, now }: OfCustomer) {
  const sessions = await listSessions(sql, { kind: 'customer', id: customerId }, now)
  return sessions.slice(0, most).map((session) => ({
    device: deviceLabel(session.device),
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    ended_at: session.endedAt?.toISOString() ?? null,
    staff_name: session.actingName,
  }))
}

export async function notesShown(sql: Sql, { customerId }: OfCustomer) {
  const rows = await sql<{ id: number; writtenAt: Date; by: string; body: string }>`
    select customer_note.id, written_at, name as by, body
    from customer_note join staff on staff.id = staff_id
    where customer_id = ${customerId} order by written_at desc, customer_note.id desc limit ${most}`
  return rows.map(({ writtenAt, ...note }) => ({ ...note, written_at: writtenAt.toISOString() }))
}

export async function emailsShown(sql: Sql, email: string) {
  const rows = await sql<{ subject: string; createdAt: Date; sentAt: Date | null; hasFailed: boolean }>`
    select subject, created_at, sent_at, sent_at is null and last_error is not null as has_failed
    from mail where lower(recipient) = ${email} order by created_at desc limit ${most}`
  return rows.map(({ createdAt, sentAt, hasFailed, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
    has_failed: hasFailed,
  }))
}

interface LogRow {
  readonly at: Date
  readonly action: string
  readonly by: string | null
  readonly reason: string | null
  readonly identifiedBy: Identification | null
  readonly changed: readonly string[] | null
  readonly before: CustomerPermission[] | null
  readonly after: CustomerPermission[] | null
}

/** Reads what staff read of a customer and did. Reads of one person that follow each other are one entry. */
export async function logShown(sql: Sql, { customerId }: OfCustomer): Promise<CustomerActivity['log']> {
  const rows = await sql<LogRow>`
    with entry as (
      select *, lag(action || ' ' || actor_id) over (order by id) as previous from audit
      where actor_kind = 'staff'
        and (customer_id = ${customerId} or record_kind = 'customer' and record_id = ${customerId})
    )
    select at, action, staff.name as by, coalesce(reason, details ->> 'reason') as reason,
      details ->> 'identified_by' as identified_by, after -> 'contact' as changed,
      before -> 'permissions' as before, after -> 'permissions' as after
    from entry left join staff on staff.id::text = actor_id
    where not (action = 'customer-read' and previous = action || ' ' || actor_id) is true
    order by entry.id desc limit ${most}`
  return rows.map(({ at, identifiedBy, changed, before, after, ...row }) => ({
    ...row,
    at: at.toISOString(),
    identified_by: identifiedBy,
    changed: [...(changed ?? [])],
    permissions_before: before,
    permissions_after: after,
  }))
}
