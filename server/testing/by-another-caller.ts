import { AsyncLocalStorage } from 'node:async_hooks'

/** Work of another request, to be carried out during a transaction of the test on a connection of its own. */
export function byAnotherCaller<Result>(work: () => Promise<Result>): () => Promise<Result> {
  return AsyncLocalStorage.bind(work)
}
