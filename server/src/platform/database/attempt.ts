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

/** If more of the records that are read at once fail, the fault is not in the records. */
const mostFailing = 100

interface FailedRecord {
  readonly id: number
  readonly error: unknown
}

interface ReadRecords<Row> {
  readonly rows: readonly Row[]
  /** The ids whose reading fails alone. */
  readonly failed: readonly FailedRecord[]
}

/**
 * Reads records by their ids. If that fails, the ids are halved until those are found that cannot be read, so that one
 * record never keeps the others from being read.
 */
export async function readEach<Row>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): Promise<ReadRecords<Row>> {
  const failed: FailedRecord[] = []
  const readHalves = async (some: readonly number[]): Promise<readonly Row[]> => {
    const all = await attemptPart(() => read(some))
    if ('value' in all) return all.value
    const [id] = some
    if (id === undefined || failed.length === mostFailing) throw all.error
    if (some.length === 1) {
      failed.push({ id, error: all.error })
      return []
    }
    const middle = Math.ceil(some.length / 2)
    return [...(await readHalves(some.slice(0, middle))), ...(await readHalves(some.slice(middle)))]
  }
  return { rows: await readHalves(ids), failed }
}
