import { forgetOldCaptchas } from '../captcha/check-captcha.ts'
import { forgetOldAnswers } from '../idempotency/once.ts'
import { forgetOldAttempts } from '../limits/count-attempt.ts'
import { forgetOldMails } from '../mail/store.ts'
import type { Platform } from '../platform.ts'
import { forgetExpiredKeys } from '../sealing/sealing-keys.ts'
import { forgetOldSessions } from '../sessions/forget-old-sessions.ts'
import { defineJob } from './job.ts'
import type { Jobs } from './jobs.ts'

const forgetOldJob = defineJob<Record<string, never>>('forget-old')

/** Each hour, what is over goes. */
export function forgetOld({ jobs, db }: Pick<Platform, 'db'> & { readonly jobs: Jobs }): void {
  jobs.every('17 * * * *', forgetOldJob, async (_, { now }) => {
    await forgetOldSessions(db, now)
    await forgetExpiredKeys(db, now)
    await forgetOldCaptchas(db, now)
    await forgetOldAttempts(db, now)
    await forgetOldAnswers(db, now)
    await forgetOldMails(db, now)
  })
}
