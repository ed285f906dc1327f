import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Returns a function that does the work outside the test's transaction, so that the work may use a connection of its
 * own while the transaction is open.
 */
export function byAnotherCaller<Result>(work: () => Promise<Result>): () => Promise<Result> {
  return AsyncLocalStorage.bind(work)
}
