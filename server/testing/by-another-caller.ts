import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Binds work to the async context outside the test's transaction, so that it may use a connection of its own meanwhile.
 */
export function byAnotherCaller<Result>(work: () => Promise<Result>): () => Promise<Result> {
  return AsyncLocalStorage.bind(work)
}
