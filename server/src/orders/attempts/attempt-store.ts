import type { Move, Mover } from '@pito/contracts/values/state-table'
import { statesBefore } from '@pito/contracts/values/state-table'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns, inSnakeCase, insertion, named, of } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { literals, part } from '../../platform/database/statement.ts'
import type { AttemptState } from '../rules/attempt-moves.ts'
import { attemptMoves } from '../rules/attempt-moves.ts'
import { firstCheck } from './rules/next-check.ts'

const ownColumns = named(
  'order_id, attempt, method, amount_cents, state, provider_id, provider_order_id, url, started_at',
)
export const attemptColumns = columns({ payment_attempt: 'payment_attempt' }, [
  'payment_attempt.id',
  ...of('payment_attempt', ownColumns),
])

export type Attempt = RowOf<typeof attemptColumns>

export async function readAttempt(sql: Sql, id: string): Promise<Attempt | undefined> {
  const [attempt] = await sql`select ${attemptColumns} from payment_attempt where id = ${id}`
  return attempt
}

export async function attemptOfStamp(
  sql: Sql,
  { orderNumber, attempt }: { readonly orderNumber: string; readonly attempt: number },
): Promise<Attempt | undefined> {
  const [found] = await sql`
    select ${attemptColumns} from payment_attempt join shop_order on shop_order.id = order_id
    where order_number = ${orderNumber} and attempt = ${attempt}`
  return found
}

export async function attemptOfProvider(
  sql: Sql,
  { orderNumber, providerId }: { readonly orderNumber: string; readonly providerId: string },
): Promise<Attempt | undefined> {
  const [found] = await sql`
    select ${attemptColumns} from payment_attempt join shop_order on shop_order.id = order_id
    where order_number = ${orderNumber} and provider_id = ${providerId}`
  return found
}

/** Returns all attempts of an order, the latest first. The caller holds the lock of the order. */
export function attemptsOfOrder(tx: Tx, orderId: string): Promise<Attempt[]> {
  return tx`select ${attemptColumns} from payment_attempt where order_id = ${orderId} order by attempt desc`
}

type NewAttempt = Pick<Attempt, 'orderId' | 'attempt' | 'method' | 'amountCents'> & {
  readonly checkAt: Date | null
}

/** The caller holds the lock of the order. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt, now: Date): Promise<string> {
  const values = {
    ...inSnakeCase(attempt, 'order_id, attempt, method, amount_cents, check_at'),
    started_at: now,
  }
  const [row] = await tx<{ id: string }>`
    insert into payment_attempt ${insertion('payment_attempt', values)} returning id`
  if (!row) throw new Error('An attempt was not written.')
  return row.id
}

/** Returns false when the attempt has been closed in the meantime; the buyer must then not be sent to the provider. */
export async function openAttempt(
  sql: Sql,
  id: string,
  { providerId, url }: { readonly providerId: string; readonly url: string },
): Promise<boolean> {
  const before = literals(statesBefore(attemptMoves, { to: 'open', by: 'customer' }))
  const [row] = await sql<{ state: AttemptState }>`
    update payment_attempt set provider_id = ${providerId}, url = ${url},
      state = case when state in (${before}) then 'open' else state end
    where id = ${id} returning state`
  return row?.state === 'open'
}

export async function storeProviderOrder(sql: Sql, id: string, providerOrderId: string): Promise<void> {
  await sql`update payment_attempt set provider_order_id = ${providerOrderId} where id = ${id}`
}

/** Moves an attempt and changes further columns. The caller holds the lock of the order. */
async function moveAttempt(tx: Tx, id: string, move: Move<AttemptState>, also: Part): Promise<void> {
  const moved = await tx.count`
    update payment_attempt set state = ${move.to}, ${also}
    where id = ${id} and state in (${literals(statesBefore(attemptMoves, move))})`
  if (moved === 0) throw new Error(`The attempt ${id} may not become ${move.to} by ${move.by}.`)
}

export async function setFailed(tx: Tx, id: string, by: Mover): Promise<void> {
  await moveAttempt(tx, id, { to: 'failed', by }, part`failed_by = ${by}`)
}

/**
 * Marks an attempt as pending. If no check is planned any more, because the buyer paid just before the last one,
 * another check is planned.
 */
export async function setPending(tx: Tx, id: string, now: Date): Promise<void> {
  const check = part`check_at = coalesce(check_at, ${firstCheck(now)})`
  await moveAttempt(tx, id, { to: 'pending', by: 'provider' }, check)
}

export async function receiveMoney(
  tx: Tx,
  id: string,
  { state, otherCents = null }: { state: 'paid' | 'surplus'; otherCents?: number | null },
  now: Date,
): Promise<void> {
  const received = part`received_at = ${now}, received_cents = ${otherCents}, check_at = null`
  await moveAttempt(tx, id, { to: state, by: 'provider' }, received)
}

/**
 * Closes every attempt of the order that is under way, except the attempt `except`. A closed attempt is due for a check
 * at once, and the job that checks attempts also closes it at the provider. The caller holds the lock of the order.
 */
export async function closeAttempts(
  tx: Tx,
  orderId: string,
  { by, except = null, now }: { readonly by: Mover; readonly except?: string | null; readonly now: Date },
): Promise<void> {
  await tx`
    update payment_attempt set state = 'closed', check_at = ${now}
    where order_id = ${orderId} and state in (${literals(statesBefore(attemptMoves, { to: 'closed', by }))})
      and id is distinct from ${except}::uuid`
}
