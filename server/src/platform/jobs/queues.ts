import type { PgBoss } from 'pg-boss'
import type { Job } from './job.ts'

export const schema = 'jobs'
export const deadLetterQueue = 'dead-letter'

const retryDelayMaxSeconds = 3600
const daySeconds = 24 * 3600

export function prepareDeadLetters(boss: PgBoss): Promise<void> {
  return boss.createQueue(deadLetterQueue, { deleteAfterSeconds: 0, retentionSeconds: 30 * daySeconds })
}

/** Creates the queue of a job, or updates its options to those in the code. */
export async function prepareQueue(boss: PgBoss, job: Job<object>): Promise<void> {
  const options = {
    retryLimit: job.retries,
    retryDelay: job.retrySeconds,
    ...(job.retrySeconds > 0 && { retryBackoff: true, retryDelayMax: retryDelayMaxSeconds }),
    expireInSeconds: job.limitSeconds,
    deleteAfterSeconds: daySeconds,
    deadLetter: deadLetterQueue,
    notify: true,
  }
  const known = await boss.getQueue(job.name)
  if (known) await boss.updateQueue(job.name, options)
  else await boss.createQueue(job.name, options)
}
