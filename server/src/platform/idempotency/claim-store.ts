import type { Sql, Tx } from '../database/sql.ts'
import { part } from '../database/statement.ts'

interface KeyOfCaller {
  readonly caller: string
  readonly key: string
}

export interface KeyedRequest extends KeyOfCaller {
  readonly call: string
  readonly requestHash: string
}

interface EarlierRequest {
  readonly call: string
  readonly requestHash: string
  readonly answer: unknown
  readonly isUnderWay: boolean
}

const daySeconds = 24 * 3600
/**
 * The time after which a claim expires. Every call is shorter: the client of a payment provider gives up after some
 * ten seconds.
 */
const claimSeconds = 60

/**
 * Returns the condition for an earlier request that still counts: it was carried out, or its process may still be
 * working on it.
 */
function standing(now: Date) {
  return part`idempotent_answer.expires_at > ${now} and (idempotent_answer.answer is not null
    or idempotent_answer.carried_out or idempotent_answer.claimed_until > ${now})`
}

export async function earlierRequest(
  sql: Sql,
  { caller, key }: KeyOfCaller,
  now: Date,
): Promise<EarlierRequest | undefined> {
  const [row] = await sql<EarlierRequest>`
    select call, request_hash, answer, claimed_until > ${now} as is_under_way
    from idempotent_answer where caller = ${caller} and key = ${key} and ${standing(now)}`
  return row
}

/** Claims the key for this request. Returns false if another request has claimed the key first. */
export async function insertClaim(sql: Sql, request: KeyedRequest, run: string, now: Date): Promise<boolean> {
  const { caller, key, call, requestHash } = request
  const inserted = await sql.count`
    insert into idempotent_answer
      (caller, key, call, request_hash, run, claimed_until, created_at, expires_at)
    values (${caller}, ${key}, ${call}, ${requestHash}, ${run}, ${after(now, claimSeconds)}, ${now},
      ${after(now, daySeconds)})
    on conflict (caller, key) do update set call = excluded.call, request_hash = excluded.request_hash,
      answer = null, carried_out = false, run = excluded.run, claimed_until = excluded.claimed_until,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    where not (${standing(now)})`
  return inserted === 1
}

/**
 * Records that the request was carried out. Call it within the transaction of the use case. Returns false if another
 * request has taken over the key.
 */
export async function markCarriedOut(tx: Tx, { caller, key }: KeyOfCaller, run: string): Promise<boolean> {
  const marked = await tx.count`
    update idempotent_answer set carried_out = true
    where caller = ${caller} and key = ${key} and run = ${run}`
  return marked === 1
}

export async function storeAnswer(
  sql: Sql,
  { caller, key }: KeyOfCaller,
  run: string,
  answer: unknown,
): Promise<void> {
  await sql`
    update idempotent_answer set answer = ${JSON.stringify(answer)}::jsonb
    where caller = ${caller} and key = ${key} and run = ${run}`
}

/** Releases the key of a refused request. The same request, or a corrected one, may then use the key. */
export async function deleteClaim(sql: Sql, { caller, key }: KeyOfCaller, run: string): Promise<void> {
  await sql`delete from idempotent_answer where caller = ${caller} and key = ${key} and run = ${run}`
}

/**
 * Ends the claim of a request that failed unexpectedly and is no longer running. Changes that the request has
 * committed stay.
 */
export async function endClaim(sql: Sql, { caller, key }: KeyOfCaller, run: string): Promise<void> {
  await sql`
    update idempotent_answer set claimed_until = '-infinity'
    where caller = ${caller} and key = ${key} and run = ${run}`
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
