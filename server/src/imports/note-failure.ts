import { randomUUID } from 'node:crypto'
import { refusals } from '@pito/contracts/refusals'
import { rowFailedSentence, runFailedSentence } from '@pito/contracts/values/import-sentences'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Platform } from '../platform/platform.ts'
import { Refused } from '../platform/refuse.ts'
import type { RunRecord } from './run-store.ts'
import { countFailure, giveUp } from './run-store.ts'

/**
 * Logs that the dry run or a batch of a run has failed as a whole, and counts the failure. Returns whether the run has
 * been given up. If the database is away, counting throws as well, and the run waits for the database.
 */
export async function noteFailure(
  { sql, clock, log }: Pick<Platform, 'sql' | 'clock' | 'log'>,
  { id }: Pick<RunRecord, 'id'>,
  error: unknown,
): Promise<boolean> {
  const requestId = randomUUID()
  log.error({ err: error, run: id, request: requestId }, 'An import or a bulk action failed.')
  const now = clock()
  await countFailure(sql, id, { refusal: runFailedSentence(requestId), now })
  return giveUp(sql, id, now)
}

/** Logs that a row has failed alone, and returns the reason for the report, which names the same id as the log. */
export function reasonOfFailedRow(
  { log }: Pick<Platform, 'log'>,
  { id }: Pick<RunRecord, 'id'>,
  { number }: { readonly number: number },
  error: unknown,
): Sentence {
  if (error instanceof Refused) return refusals[error.code].sentence
  const requestId = randomUUID()
  log.error({ err: error, run: id, row: number, request: requestId }, 'A row of an import failed.')
  return rowFailedSentence(requestId)
}
