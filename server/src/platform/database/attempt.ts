import { isDatabaseAway } from './database-away.ts'
import { isAbortedForOthers } from './sql.ts'

type Attempt<T> = { readonly value: T } | { readonly error: unknown }

/** Returns the result of the work, or the error with which it failed. */
export async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    return { error }
  }
}

/**
 * Returns the result of a part of a larger task, or the error with which this part failed alone. Errors that would make
 * every other part fail as well are thrown: the database is away, or it has aborted the transaction in favour of another
 * one. Inside a transaction the work runs in a savepoint of its own (`tx.transaction`).
 */
export async function attemptPart<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  const result = await attempt(work)
  if ('error' in result && (isDatabaseAway(result.error) || isAbortedForOthers(result.error)))
    throw result.error
  return result
}
