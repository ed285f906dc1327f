import type { Endpoint } from '@pito/contracts/endpoint'
import type { Caller, Ctx } from '../context.ts'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { part } from '../database/statement.ts'
import { refuse } from '../refuse.ts'
import { requestHash } from './request-hash.ts'

const lifeMilliseconds = 24 * 3600_000
const usable = /^[\x21-\x7e]{1,200}$/
/** PostgreSQL's code for a lock that was not had in time. */
const lockTimeout = '55P03'

interface Named {
  /** The caller's `Idempotency-Key`; without one the work is simply done. */
  readonly key: string | undefined
  readonly contract: Pick<Endpoint, 'method' | 'path'>
  readonly input: unknown
}

/** Does the work in a transaction, once a key: who repeats the call gets the first answer for 24 hours. */
export async function once<Answer>(
  ctx: Ctx,
  named: Named,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { key } = named
  const caller = nameOf(ctx.caller)
  // Nobody has no name to store an answer under, and a stranger with the same key must not get it.
  if (key === undefined || caller === null) return ctx.transaction(work)
  if (!usable.test(key)) refuse('idempotency-key-not-usable')
  const { method, path } = named.contract
  const row = { caller, key, call: `${method} ${path}`, requestHash: requestHash(named.input) }
  return await ctx.transaction(async (tx) => {
    await waitForTurn(tx, `${caller} ${key}`, ctx.platform.config.databaseTimeoutSeconds)
    return (
      ((await earlierAnswer(tx, row, ctx.now)) as Answer | null) ?? store(tx, row, ctx.now, await work(tx))
    )
  })
}

export function forgetOldAnswers(sql: Sql, now: Date): Promise<number> {
  return deleteInSlices(sql, 'idempotent_answer', part`expires_at <= ${now}`)
}

interface Row {
  readonly caller: string
  readonly key: string
  readonly call: string
  readonly requestHash: string
}

async function store<Answer>(
  tx: Tx,
  { caller, key, call, requestHash: hash }: Row,
  now: Date,
  answer: Answer,
): Promise<Answer> {
  const expiresAt = new Date(now.getTime() + lifeMilliseconds)
  await tx`
    insert into idempotent_answer (caller, key, call, request_hash, answer, created_at, expires_at)
    values (${caller}, ${key}, ${call}, ${hash}, ${JSON.stringify(answer)}, ${now}, ${expiresAt})`
  return answer
}

async function earlierAnswer(
  tx: Tx,
  { caller, key, call, requestHash: hash }: Row,
  now: Date,
): Promise<unknown> {
  await tx`delete from idempotent_answer where caller = ${caller} and key = ${key} and expires_at <= ${now}`
  const [known] = await tx<{ call: string; hash: string; answer: unknown }>`
    select call, request_hash as hash, answer from idempotent_answer where caller = ${caller} and key = ${key}`
  if (!known) return null
  if (known.call !== call || known.hash !== hash) refuse('idempotency-key-reused')
  return known.answer
}

/** Two calls at once: the second waits for the first, and then finds its answer or, if it failed, does the work. */
async function waitForTurn(tx: Tx, name: string, databaseTimeoutSeconds: number): Promise<void> {
  try {
    // Sooner than the limit of a statement, which would look like a database that is away.
    await tx`select set_config('lock_timeout', ${`${databaseTimeoutSeconds * 800}ms`}, true)`
    await tx`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
    await tx`set local lock_timeout to default`
  } catch (error) {
    if ((error as { code?: string }).code === lockTimeout) refuse('still-under-way')
    throw error
  }
}

export function customerName(customerId: string): string {
  return `customer ${customerId}`
}

function nameOf(caller: Caller): string | null {
  if (caller.kind === 'customer') return customerName(caller.customerId)
  if (caller.kind === 'staff') return `staff ${caller.staffId}`
  return caller.kind === 'guest' ? `guest ${caller.guestId}` : null
}
