import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

interface Holding {
  readonly pool: pg.Pool
  isOver: boolean
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

const transactions = new AsyncLocalStorage<Holding>()
let isRefused = false

/**
 * Makes every later call throw that takes a second connection during a transaction; only tests call this. A
 * transaction that waits for a second connection of its own pool can wait forever: if as many transactions as the
 * pool has connections do so at the same moment, none of them gets one. A running shop does not refuse such calls,
 * because a call that usually succeeds is better than a call that always fails.
 */
export function refuseSecondConnections(): void {
  isRefused = true
}

/** Runs work that holds a connection of the pool, so that tests can refuse a second connection during it. */
export async function holdingConnection<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  if (!isRefused) return work()
  const holding = { pool, isOver: false }
  try {
    return await transactions.run(holding, work)
  } finally {
    holding.isOver = true
  }
}

/** Throws while a transaction of this pool is open, if second connections are refused, as they are in tests. */
export function refuseInTransaction(pool: pg.Pool): void {
  const holding = transactions.getStore()
  if (holding?.pool === pool && !holding.isOver)
    throw new Error('This needs a second connection inside a transaction: use the transaction instead.')
}

/** The pool's `query` takes its connection from `connect`, so overriding `connect` covers both. */
export class ShopPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    refuseInTransaction(this)
    if (!callback) return super.connect()
    super.connect(callback)
    return undefined
  }
}

/**
 * A connection through a pooler without support for prepared statements, where a name that one client has prepared is
 * unknown to the next backend, or taken. It sends every statement without a name.
 */
export class UnpreparedClient extends pg.Client {
  // All overloads of `query` are passed on, which `never` allows.
  override query(...sent: never[]): never {
    const [statement, ...others] = sent as unknown as [unknown, never, never]
    const unnamed = typeof statement === 'string' ? statement : { ...(statement as object), name: undefined }
    return super.query(unnamed as never, ...others) as never
  }
}
