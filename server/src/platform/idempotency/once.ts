import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Endpoint } from '@pito/contracts/endpoint'
import type { Caller, Context } from '../context.ts'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { Sql } from '../database/sql.ts'
import { part } from '../database/statement.ts'
import { Refused, refuse } from '../refuse.ts'
import type { KeyedRequest } from './claim-store.ts'
import {
  deleteClaim,
  earlierRequest,
  endClaim,
  insertClaim,
  markCarriedOut,
  storeAnswer,
} from './claim-store.ts'

const usable = /^[\x21-\x7e]{1,200}$/
const pollMilliseconds = 50

interface Requested {
  readonly contract: { readonly method: Endpoint['method']; readonly path: string }
  readonly input: unknown
}

/**
 * Carries out a request once per `Idempotency-Key` and caller. A repeated request gets the stored response for 24
 * hours. The work must make its changes in transactions of the `Context` that it is given.
 */
export async function once<Answer>(
  ctx: Context,
  { contract, input }: Requested,
  work: (ctx: Context) => Promise<Answer>,
): Promise<Answer> {
  const { idempotencyKey: key } = ctx
  if (key === undefined) return work(ctx)
  if (!usable.test(key)) refuse('idempotency-key-not-usable')
  const caller = nameOf(ctx.caller, input)
  // The response can only be stored for a caller who can be identified, because a stranger with the same key must not
  // get it.
  if (caller === null) return work(ctx)
  const call = `${contract.method} ${contract.path}`
  const request = { caller, key, call, requestHash: requestHash(input) }
  const claimed = await claim(ctx, request)
  return 'answer' in claimed
    ? (claimed.answer as Answer)
    : await workWithClaim(ctx, request, claimed.run, work)
}

type Claimed = { readonly run: string } | { readonly answer: unknown }

/**
 * Claims the key of a request. If two requests with the same key run at once, the second waits for the response of
 * the first. It polls, because waiting on a lock would hold a connection that the first request may need. It gives up
 * before a client would assume that the shop is down.
 */
async function claim(ctx: Context, request: KeyedRequest): Promise<Claimed> {
  const { sql, now, platform } = ctx
  const waitsUntil = performance.now() + platform.config.databaseTimeoutSeconds * 800
  for (;;) {
    const earlier = await earlierRequest(sql, request, now)
    if (earlier) {
      if (earlier.call !== request.call || earlier.requestHash !== request.requestHash)
        refuse('idempotency-key-reused')
      if (earlier.answer !== null) return { answer: earlier.answer }
      if (!earlier.isUnderWay) refuse('answer-lost')
    } else {
      const run = randomUUID()
      if (await insertClaim(sql, request, run, now)) return { run }
    }
    if (performance.now() > waitsUntil) refuse('still-under-way')
    await setTimeout(pollMilliseconds)
  }
}

async function workWithClaim<Answer>(
  ctx: Context,
  request: KeyedRequest,
  run: string,
  work: (ctx: Context) => Promise<Answer>,
): Promise<Answer> {
  const { sql } = ctx
  const transaction: Sql['transaction'] = (change) =>
    ctx.transaction(async (tx) => {
      const changed = await change(tx)
      if (!(await markCarriedOut(tx, request, run))) refuse('still-under-way')
      return changed
    })
  try {
    const answer = await work({ ...ctx, transaction })
    await storeAnswer(sql, request, run, answer)
    return answer
  } catch (error) {
    const release = error instanceof Refused ? deleteClaim : endClaim
    // The request has already failed, so a failure to release its claim is only logged. If the database is
    // unreachable, the claim expires by itself.
    await release(sql, request, run).catch((failed: unknown) =>
      ctx.log.warn({ err: failed }, 'The claim of an idempotency key could not be released.'),
    )
    throw error
  }
}

export function forgetOldAnswers(sql: Sql, now: Date): Promise<number> {
  return deleteInSlices(sql, 'idempotent_answer', part`expires_at <= ${now}`)
}

export function customerName(customerId: string): string {
  return `customer ${customerId}`
}

/**
 * Returns the name under which responses to this caller are stored. A caller without a session is identified by the
 * secret of the request: the token of a link, or the signature of a provider.
 */
function nameOf(caller: Caller, input: unknown): string | null {
  if (caller.kind === 'customer') return customerName(caller.customerId)
  if (caller.kind === 'staff') return `staff ${caller.staffId}`
  if (caller.kind === 'guest') return `guest ${caller.guestId}`
  const { token, signature } = input as { readonly token?: unknown; readonly signature?: unknown }
  const secret = token ?? signature
  return typeof secret === 'string'
    ? `secret ${createHash('sha256').update(secret).digest('base64url')}`
    : null
}

/** Returns a hash of the input that does not depend on the order of the fields. */
function requestHash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input, inOrder) ?? '')
    .digest('base64url')
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
