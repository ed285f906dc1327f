import type { OrderProgress } from '@pito/contracts/values/order-progress'
import type { RunState } from '@pito/contracts/values/run-moves'
import { runMoves } from '@pito/contracts/values/run-moves'
import type { Move, Mover, StateTable } from '@pito/contracts/values/state-table'
import { mayMove, statesOf } from '@pito/contracts/values/state-table'
import { expect, test } from 'vitest'
import { beginChecking, countFailure, endChecking, giveUp, moveRun } from '../src/imports/run-store.ts'
import {
  closeAttempts,
  openAttempt,
  receiveMoney,
  setFailed,
  setPending,
} from '../src/orders/attempts/attempt-store.ts'
import { moveOrder } from '../src/orders/move-order.ts'
import type { AttemptState } from '../src/orders/rules/attempt-moves.ts'
import { attemptMoves } from '../src/orders/rules/attempt-moves.ts'
import { orderMoves } from '../src/orders/rules/order-moves.ts'
import type { Tx } from '../src/platform/database/sql.ts'
import { name } from '../src/platform/database/statement.ts'
import { insertRow } from '../testing/insert-row.ts'
import { insertUnpaidOrder } from '../testing/insert-unpaid-order.ts'
import { testDatabase } from '../testing/test-database.ts'

const { pool, sql } = await testDatabase()
const now = new Date('2026-11-20T10:00:00Z')
const at = now.toISOString()
const movers: readonly Mover[] = ['customer', 'staff', 'provider', 'job', 'command']

interface Noun<State extends string> {
  readonly table: StateTable<State>
  readonly column: { readonly table: string; readonly name: string }
  /** Inserts a record in the state and returns its id. */
  readonly insert: (state: State) => Promise<string>
  /** Moves a record with the function that use cases call, or returns null if they have none for such a move. */
  readonly make: (tx: Tx, id: string, move: Move<State>) => Promise<unknown> | null
}

/** Tries every move from every state by everybody, and returns the attempts whose outcome is not that of the table. */
async function movesUnlikeTable<State extends string>({ table, column, insert, make }: Noun<State>) {
  const states = statesOf(table)
  const unlike: string[] = []
  for (const from of states) {
    const id = await insert(from)
    for (const to of states)
      for (const by of movers) {
        const hasMoved = await isMoved(id, column, { from, to }, (tx) => make(tx, id, { to, by }))
        if (hasMoved !== null && hasMoved !== mayMove(table, from, { to, by }))
          unlike.push(`${from} to ${to} by ${by} ${hasMoved ? 'happened' : 'did not happen'}`)
      }
    await sql`delete from ${name(column.table)} where id::text = ${id}`
  }
  return unlike
}

class Undone extends Error {}

/** Tells whether the function moves the record, which is then moved back. */
async function isMoved(
  id: string,
  { table, name: column }: Noun<string>['column'],
  { from, to }: { readonly from: string; readonly to: string },
  make: (tx: Tx) => Promise<unknown> | null,
): Promise<boolean | null> {
  let outcome: boolean | null = null
  const tried = sql.transaction(async (tx) => {
    const made = make(tx)
    if (made === null) return
    outcome = false
    const result = await made
    const [row] = await tx<{ state: string }>`
      select ${name(column)} as state from ${name(table)} where id::text = ${id}`
    // A function that moves a record to the state in which it is returns something else than false.
    outcome = row?.state === to && (from !== to || result !== false)
    throw new Undone()
  })
  await tried.catch((error: Error) => {
    if (!(error instanceof Undone) && !/may not become/.test(error.message)) throw error
  })
  return outcome
}

const orders: Noun<OrderProgress> = {
  table: orderMoves,
  column: { table: 'shop_order', name: 'progress' },
  insert: (progress) =>
    insertUnpaidOrder(pool, {
      progress,
      ...(progress !== 'placed' && {
        ...{ order_status: 'paid', paid_at: at, closed_at: at, delivered_at: at, cancelled_at: at },
      }),
    }),
  make: (tx, id, move) => moveOrder(tx, id, { ...move, paidAt: now, deliveredAt: now, cancelledAt: now }),
}

const attempts: Noun<AttemptState> = {
  table: attemptMoves,
  column: { table: 'payment_attempt', name: 'state' },
  insert: async (state) => {
    const received_at = state === 'paid' || state === 'surplus' ? at : null
    const order = { order_id: await insertUnpaidOrder(pool), attempt: 1, method: 'bank', amount_cents: 100 }
    const provider = { provider_id: 'p-1', url: 'https://bank.example' }
    const id: unknown = await insertRow(pool, 'payment_attempt', {
      ...{ ...order, ...provider, state, started_at: at, received_at },
    })
    return id as string
  },
  make: (tx, id, { to, by }) => {
    if (to === 'failed') return setFailed(tx, id, by)
    if (to === 'closed') return closeAttemptsOf(tx, id, by)
    if (to === 'open' && by === 'customer') return openAttemptAgain(tx, id)
    if (by !== 'provider') return null
    if (to === 'pending') return setPending(tx, id, now)
    return to === 'paid' || to === 'surplus' ? receiveMoney(tx, id, { state: to }, now) : null
  },
}

async function closeAttemptsOf(tx: Tx, id: string, by: Mover): Promise<false> {
  const [attempt] = await tx<{ orderId: string }>`
    select order_id from payment_attempt where id = ${id}`
  await closeAttempts(tx, attempt?.orderId ?? '', { by, now })
  return false
}

async function openAttemptAgain(tx: Tx, id: string): Promise<false> {
  await openAttempt(tx, id, { providerId: 'p-2', url: 'https://bank.example' })
  return false
}

const runs: Noun<RunState> = {
  table: runMoves,
  column: { table: 'run', name: 'state' },
  insert: async (state) => {
    const id = await insertRow(pool, 'run', { kind: 'prices', state, created_at: at, worked_at: at })
    const refusal = { fi_FI: 'Virhe', en_GB: 'An error' }
    for (let failures = 0; failures < 3; failures += 1) await countFailure(sql, String(id), { refusal, now })
    return String(id)
  },
  make: (tx, id, { to, by }) => {
    if (to === 'checking') return beginChecking(tx, id, by, now)
    if (to === 'failed') return by === 'job' ? giveUp(tx, id, now) : null
    const isEndOfCheck = by === 'job' && (to === 'ready' || to === 'refused')
    return isEndOfCheck ? endDryRun(tx, id, to) : moveRun(tx, id, { to, by }, now)
  },
}

async function endDryRun(tx: Tx, id: string, to: RunState): Promise<false> {
  const refusal = to === 'refused' ? { fi_FI: 'Virhe', en_GB: 'An error' } : null
  await endChecking(tx, { id, attempt: 0 }, { refusal, now })
  return false
}

test('an order makes the moves of its table and no others', async () => {
  expect(await movesUnlikeTable(orders)).toEqual([])
})

test('a payment attempt makes the moves of its table and no others', async () => {
  expect(await movesUnlikeTable(attempts)).toEqual([])
})

test('a run makes the moves of its table and no others', async () => {
  expect(await movesUnlikeTable(runs)).toEqual([])
})

test.each([
  ['shop_order_progress_check', orderMoves],
  ['payment_attempt_state_check', attemptMoves],
  ['run_state_check', runMoves],
])('the constraint %s allows the states of its table', async (constraint, table) => {
  const found = await pool.query(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
    [constraint],
  )
  const allowed = [...String(found.rows[0].text).matchAll(/'([a-z-]+)'/g)].map(([, state]) => state)
  expect(allowed.sort()).toEqual(statesOf(table as StateTable<string>).sort())
})

test.each<[string, StateTable<string>]>([
  ['order', orderMoves],
  ['payment attempt', attemptMoves],
  ['run', runMoves],
])('every state of the table of an %s is reached from where its records begin', (_, table) => {
  const reached = new Set(statesOf(table).filter((state) => table[state]?.begins))
  for (const state of reached) for (const to of Object.keys(table[state]?.moves ?? {})) reached.add(to)
  expect([...reached].sort()).toEqual(statesOf(table).sort())
})
