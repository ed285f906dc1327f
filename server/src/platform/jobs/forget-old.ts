import { forgetOldAudit } from '../audit/record-audit.ts'
import { forgetOldCaptchas } from '../captcha/store.ts'
import { forgetOldAnswers } from '../idempotency/once.ts'
import { forgetOldAttempts } from '../limits/count-attempt.ts'
import { forgetOldMails } from '../mail/store.ts'
import type { Platform } from '../platform.ts'
import { forgetExpiredKeys } from '../sealing/sealing-keys.ts'
import { forgetOldSessions } from '../sessions/forget-old-sessions.ts'
import { defineJob } from './job.ts'
import type { Jobs } from './jobs.ts'

const forgetOldJob = defineJob<Record<string, never>>('forget-old')

/** Deletes expired sessions, keys, captchas and other expired rows of the platform every hour. */
export function forgetOld({ jobs, sql }: Pick<Platform, 'sql'> & { readonly jobs: Jobs }): void {
  jobs.every('17 * * * *', forgetOldJob, async (_, { now }) => {
    await forgetOldSessions(sql, now)
    await forgetExpiredKeys(sql, now)
    await forgetOldCaptchas(sql, now)
    await forgetOldAttempts(sql, now)
    await forgetOldAnswers(sql, now)
    await forgetOldMails(sql, now)
    await forgetOldAudit(sql, now)
  })
}
