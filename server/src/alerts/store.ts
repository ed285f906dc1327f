import type { AlertKind } from '@pito/contracts/values/alert-kinds'
import type { Locale } from '@pito/contracts/values/locale'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'
import { confirmedBefore, unconfirmedBefore } from './rules/alert-times.ts'

export interface TyreAlert {
  readonly id: string
  readonly tyreId: number
  readonly kind: AlertKind
  readonly email: string
  readonly locale: Locale
  readonly priceCents: number
  readonly targetCents: number | null
  readonly requestedAt: Date
  readonly confirmedAt: Date | null
}

const columns = part`
  id, tyre_id, kind, email, locale, asked_cents as price_cents, target_cents,
  asked_at as requested_at, confirmed_at`

export interface StoredRequest {
  readonly id: string
  /** True if an earlier request for the same alert was confirmed. The row then stays as it was. */
  readonly confirmed: boolean
}

/**
 * Stores an alert. There is one row per address, tyre and kind. A repeated request replaces an unconfirmed row,
 * whereas a confirmed row stays as it is.
 */
export async function storeRequest(
  sql: Sql,
  request: Omit<TyreAlert, 'confirmedAt'>,
): Promise<StoredRequest> {
  const [row] = await sql<StoredRequest>`
    insert into tyre_alert as known (id, tyre_id, kind, email, locale, asked_cents, target_cents, asked_at)
    values (${request.id}, ${request.tyreId}, ${request.kind}, ${request.email}, ${request.locale}, ${request.priceCents},
      ${request.targetCents}, ${request.requestedAt})
    on conflict (email, tyre_id, kind) do update set locale = excluded.locale,
      asked_cents = case when known.confirmed_at is null then excluded.asked_cents else known.asked_cents end,
      target_cents = case when known.confirmed_at is null then excluded.target_cents else known.target_cents end,
      asked_at = case when known.confirmed_at is null then excluded.asked_at else known.asked_at end
    returning id, confirmed_at is not null as confirmed`
  return row as StoredRequest
}

/** Reads an alert. Returns undefined if the alert has expired. */
export async function readRequest(sql: Sql, id: string, now: Date): Promise<TyreAlert | undefined> {
  const [row] =
    await sql<TyreAlert>`select ${columns} from tyre_alert where id = ${id} and ${notExpired(now)}`
  return row
}

export async function confirmRequest(sql: Sql, id: string, now: Date): Promise<TyreAlert | undefined> {
  const [row] = await sql<TyreAlert>`
    update tyre_alert set confirmed_at = coalesce(confirmed_at, ${now}::timestamptz)
    where id = ${id} and ${notExpired(now)} returning ${columns}`
  return row
}

export async function deleteRequest(sql: Sql, id: string): Promise<void> {
  await sql`delete from tyre_alert where id = ${id}`
}

export function deleteExpired(sql: Sql, now: Date): Promise<number> {
  return sql.count`
    delete from tyre_alert
    where confirmed_at is null and asked_at < ${unconfirmedBefore(now)} or confirmed_at < ${confirmedBefore(now)}`
}

/**
 * Takes alerts whose tyre can be bought at the awaited price. Only one worker takes an alert: other workers skip its
 * locked row and no longer find the row after the commit.
 */
export function takeDue(tx: Tx, now: Date, limit: number): Promise<TyreAlert[]> {
  // The CTE is materialised because the planner could otherwise join it in a way that picks and locks the limited
  // rows once more for each row.
  return tx<TyreAlert>`
    with due as materialized (
      select tyre_alert.id from tyre_alert join tyre on tyre.id = tyre_alert.tyre_id
        join tyre_stock on tyre_stock.tyre_id = tyre.id
      where confirmed_at is not null and ${notExpired(now)} and active and available > 0
        and (kind = 'stock' or price_cents <= coalesce(target_cents, asked_cents - 1))
      order by asked_at limit ${limit} for update of tyre_alert skip locked
    )
    delete from tyre_alert where id = any(array(select id from due)) returning ${columns}`
}

function notExpired(now: Date) {
  return part`coalesce(confirmed_at >= ${confirmedBefore(now)}, asked_at >= ${unconfirmedBefore(now)})`
}
