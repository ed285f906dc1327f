import type { Locale } from '@pito/contracts/values/locale'
import type { Sql, Tx } from '../platform/database/sql.ts'
import type { InvitationFacts, WhyNotInvited } from './rules/why-not-invited.ts'

export interface OrderToReview extends InvitationFacts {
  readonly orderId: string
  readonly locale: Locale
  readonly firstName: string
  readonly email: string
}

interface Due {
  readonly from: Date
  readonly to: Date
  readonly limit: number
}

/**
 * Reads the orders that were delivered between the two times and for which an invitation has neither been sent nor
 * ruled out.
 */
export function readDueOrders(tx: Tx, { from, to, limit }: Due): Promise<OrderToReview[]> {
  return tx<OrderToReview>`
    select o.id as order_id, locale, first_name, email, total_cents,
      cancelled_at is not null as cancelled, withdrawn_at is not null as withdrawn,
      (select coalesce(sum(refund.amount_cents), 0)::integer from refund
        join payment_attempt on payment_attempt.id = attempt_id
        where payment_attempt.order_id = o.id and payment_attempt.state = 'paid') as refunded_cents,
      refuses_review_emails or exists(
        select from review_email_refusal where email_hash = review_email_hash(email)
      ) as refuses_emails
    from shop_order o join shop_order_address billing on billing.order_id = o.id and kind = 'billing'
    where delivered_at between ${from} and ${to}
      and not exists (select from review_invitation where order_id = o.id)
    order by delivered_at limit ${limit}`
}

interface Decision {
  readonly orderId: string
  readonly whyNot: WhyNotInvited | null
  readonly expiresAt: Date | null
}

/**
 * Stores the decision about an invitation. Returns false if another process has decided in the meantime; the insert
 * waits for that process to commit.
 */
export async function insertInvitation(
  tx: Tx,
  { orderId, whyNot, expiresAt }: Decision,
  now: Date,
): Promise<boolean> {
  const inserted = await tx.count`
    insert into review_invitation (order_id, decided_at, why_not, expires_at)
    values (${orderId}, ${now}, ${whyNot}, ${expiresAt}) on conflict do nothing`
  return inserted === 1
}

export interface Invitation {
  readonly orderId: string
  readonly expiresAt: Date
}

export async function readInvitation(sql: Sql, orderId: string): Promise<Invitation | undefined> {
  const [row] = await sql<Invitation>`
    select order_id, expires_at from review_invitation
    where order_id = ${orderId} and why_not is null`
  return row
}

/** Locks and reads the invitation of an order, so that changes of the order's reviews happen one after another. */
export async function lockInvitation(tx: Tx, orderId: string): Promise<Invitation | undefined> {
  const [row] = await tx<Invitation>`
    select order_id, expires_at from review_invitation
    where order_id = ${orderId} and why_not is null for update`
  return row
}

export interface BoughtTyre {
  readonly tyreId: number
  readonly modelId: number
  readonly nameFi: string
  readonly nameEn: string
}

/** Reads one article of each model in the order. They are sorted by the lines of the order. */
export function readBoughtTyres(sql: Sql, orderId: string): Promise<BoughtTyre[]> {
  return sql<BoughtTyre>`
    select tyre_id, model_id, name_fi, name_en from (
      select distinct on (model_id) position, tyre_id, model_id, name_fi,
        name_en
      from shop_order_line join tyre on tyre.id = tyre_id
      where order_id = ${orderId} and type = 'product' order by model_id, position
    ) as bought order by position`
}

/** Stores that the e-mail address of the order must not be invited again. */
export async function refuseEmails(sql: Sql, orderId: string, now: Date): Promise<void> {
  await sql`
    insert into review_email_refusal (email_hash, refused_at)
    select review_email_hash(email), ${now}::timestamptz from shop_order_address
    where order_id = ${orderId} and kind = 'billing' on conflict do nothing`
}

/**
 * Returns whether the e-mail address of the order refuses invitations. Returns undefined if there is no such order.
 */
export async function readRefusal(sql: Sql, orderId: string): Promise<boolean | undefined> {
  const [row] = await sql<{ refused: boolean }>`
    select exists(select from review_email_refusal where email_hash = review_email_hash(email)) as refused
    from shop_order_address where order_id = ${orderId} and kind = 'billing'`
  return row?.refused
}
