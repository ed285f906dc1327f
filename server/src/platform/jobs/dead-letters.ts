import type { PgBoss } from 'pg-boss'
import { deadLetterQueue } from './queues.ts'

export interface DeadLetter {
  readonly id: string
  readonly job: string
  readonly data: object
  readonly error: string
  readonly failedAt: Date
  readonly createdAt: Date
}

/** Lists the jobs that failed on their last retry, with their errors. */
export async function listDeadLetters(boss: PgBoss): Promise<DeadLetter[]> {
  const rows = await boss.findJobs<object>(deadLetterQueue)
  return rows.map(({ id, sourceName, data, sourceOutput, createdOn, sourceCreatedOn }) => ({
    id,
    job: sourceName ?? '',
    data,
    error: String((sourceOutput as { message?: unknown } | null)?.message ?? ''),
    failedAt: createdOn,
    createdAt: sourceCreatedOn ?? createdOn,
  }))
}

/**
 * Returns jobs to their queues, for use after the cause of their failure was fixed. Returns the number of moved jobs.
 */
export function reviveDeadLetters(boss: PgBoss, ids: readonly string[]): Promise<number> {
  return boss.redrive(deadLetterQueue, { ids: [...ids] })
}
