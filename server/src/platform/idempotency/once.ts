import type { Endpoint } from '@pito/contracts/endpoint'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Caller, Ctx } from '../context.ts'
import type { Db, Tx } from '../database/database.ts'
import { refuse } from '../refuse.ts'
import { requestHash } from './request-hash.ts'
import { idempotentAnswer } from './tables.ts'

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
  // Nobody has no name to keep an answer under, and a stranger with the same key must not get it.
  if (key === undefined || caller === null) return ctx.transaction(work)
  if (!usable.test(key)) refuse('idempotency-key-not-usable')
  const { method, path } = named.contract
  const row = { caller, key, call: `${method} ${path}`, requestHash: requestHash(named.input) }
  return await ctx.transaction(async (tx) => {
    await waitForTurn(tx, `${caller} ${key}`)
    return (
      ((await earlierAnswer(tx, row, ctx.now)) as Answer | null) ?? keep(tx, row, ctx.now, await work(tx))
    )
  })
}

export async function forgetOldAnswers(db: Db, now: Date): Promise<number> {
  return (await db.delete(idempotentAnswer).where(lte(idempotentAnswer.expiresAt, now))).rowCount ?? 0
}

type Row = Pick<typeof idempotentAnswer.$inferInsert, 'caller' | 'key' | 'call' | 'requestHash'>

async function keep<Answer>(tx: Tx, row: Row, now: Date, answer: Answer): Promise<Answer> {
  const fresh = { ...row, answer, createdAt: now, expiresAt: new Date(now.getTime() + lifeMilliseconds) }
  await tx.insert(idempotentAnswer).values(fresh)
  return answer
}

async function earlierAnswer(tx: Tx, { caller, key, call, requestHash }: Row, now: Date): Promise<unknown> {
  const same = and(eq(idempotentAnswer.caller, caller), eq(idempotentAnswer.key, key))
  await tx.delete(idempotentAnswer).where(and(same, lte(idempotentAnswer.expiresAt, now)))
  const [kept] = await tx.select().from(idempotentAnswer).where(same)
  if (!kept) return null
  if (kept.call !== call || kept.requestHash !== requestHash) refuse('idempotency-key-reused')
  return kept.answer
}

/** Two calls at once: the second waits for the first, and then finds its answer or, if it failed, does the work. */
async function waitForTurn(tx: Tx, name: string): Promise<void> {
  try {
    await tx.execute(sql`set local lock_timeout = '10s'`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    await tx.execute(sql`set local lock_timeout to default`)
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === lockTimeout) refuse('still-under-way')
    throw error
  }
}

function nameOf(caller: Caller): string | null {
  if (caller.kind === 'customer') return `customer ${caller.customerId}`
  if (caller.kind === 'staff') return `staff ${caller.staffId}`
  return caller.kind === 'guest' ? `guest ${caller.guestId}` : null
}
