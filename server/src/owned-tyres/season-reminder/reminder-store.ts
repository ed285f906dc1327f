import type { Locale } from '@pito/contracts/values/locale'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { ReminderSeason } from '../rules/reminder-season.ts'
import type { SetToRemindOf } from '../rules/why-not-reminded.ts'
import { ownedSets } from '../store.ts'

interface Consent {
  readonly givenAt: Date
  readonly withdrawnAt: Date | null
}

export async function readConsent(sql: Sql, customerId: string): Promise<Consent | undefined> {
  const [row] = await sql<Consent>`
    select given_at, withdrawn_at from season_reminder_consent where customer_id = ${customerId}`
  return row
}

/** Stores that a customer agrees to the reminders. A consent that holds keeps its time. */
export async function giveConsent(tx: Tx, customerId: string, now: Date): Promise<boolean> {
  const changed = await tx.count`
    insert into season_reminder_consent as consent (customer_id, given_at) values (${customerId}, ${now})
    on conflict (customer_id) do update set given_at = excluded.given_at, withdrawn_at = null
    where consent.withdrawn_at is not null`
  return changed === 1
}

/** Stores that a customer no longer agrees. Returns false if that is so already. */
export async function withdrawConsent(tx: Tx, customerId: string, now: Date): Promise<boolean> {
  const changed = await tx.count`
    update season_reminder_consent set withdrawn_at = greatest(${now}, given_at)
    where customer_id = ${customerId} and withdrawn_at is null`
  return changed === 1
}

export interface CustomerToRemind {
  readonly customerId: string
  readonly email: string
  readonly locale: Locale
  /** Null unless the address is known to be the customer’s. */
  readonly firstName: string | null
}

/**
 * Reads customers who have agreed and about whom nothing is decided for the season yet. Their consents are locked, so
 * that one process decides, and so that a withdrawal waits for the decision or comes before it.
 */
export function takeCustomersToRemind(
  tx: Tx,
  { key, day }: ReminderSeason,
  limit: number,
): Promise<CustomerToRemind[]> {
  return tx<CustomerToRemind>`
    select customer.id as customer_id, email, locale, case when verified_at is not null then first_name end as first_name
    from season_reminder_consent consent join customer on customer.id = customer_id
    where withdrawn_at is null and closed_at is null and 'orders' = any(permissions)
      and (given_at at time zone 'Europe/Helsinki')::date <= ${day}::date
      and not exists (select from season_reminder where season = ${key} and customer_id = customer.id)
    order by customer.id limit ${limit} for no key update of consent skip locked`
}

/** Stores a decision. Returns false if another process has decided. */
export async function insertDecision(
  tx: Tx,
  {
    customerId,
    key,
    whyNot,
  }: { readonly customerId: string; readonly key: string; readonly whyNot: string | null },
  now: Date,
): Promise<boolean> {
  const inserted = await tx.count`
    insert into season_reminder (customer_id, season, decided_at, why_not)
    values (${customerId}, ${key}, ${now}, ${whyNot}) on conflict do nothing`
  return inserted === 1
}

export interface RemindedSet extends SetToRemindOf {
  readonly customerId: string
  readonly nameFi: string
  readonly nameEn: string
  readonly sizeText: string
  readonly quantity: number
  readonly plate: string | null
  readonly vehicleName: string | null
  readonly oldest: { readonly year: number; readonly week: number } | null
}

type StoredSet = Omit<RemindedSet, 'sizeText'> & { readonly tyreId: number }

/** Reads all sets of several customers. */
export function readSetsToRemindOf(tx: Tx, customerIds: readonly string[]): Promise<StoredSet[]> {
  return tx<StoredSet>`
    select owned.customer_id, tyre_id, name_fi, name_en, season_id, owned.state, quantity,
      progress <> 'paid' as is_delivered, vehicle.name as vehicle_name,
      coalesce(vehicle.licence_plate, case when not is_changed then plate end) as plate, (
        select json_build_object('year', dot_year, 'week', dot_week) from stock_taken taken
        where taken.order_id = owned.order_id and taken.tyre_id = owned.tyre_id and returned < taken.quantity
        order by dot_year, dot_week limit 1
      ) as oldest
    from (${ownedSets} and customer_id = any(${customerIds}::text[])) as owned join tyre on tyre.id = tyre_id
      left join owned_vehicle vehicle on vehicle.id = owned.vehicle_id
    order by owned.customer_id, owned.id`
}
