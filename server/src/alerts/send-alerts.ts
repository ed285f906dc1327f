import { readOffers } from '../catalogue/index.ts'
import { defineJob } from '../platform/jobs/job.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import type { Platform } from '../platform/platform.ts'
import { alertEmail } from './alert-emails.ts'
import { deleteExpired, takeDue } from './store.ts'

const mailsAtOnce = 100
const alertsJob = defineJob<Record<string, never>>('send-alerts', { retries: 1, retrySeconds: 30 })

/** Runs every minute. It deletes expired alerts and sends those whose condition is met. */
export function sendAlerts(platform: Platform): void {
  platform.jobs.every('* * * * *', alertsJob, async (_, { now }) => {
    await deleteExpired(platform.sql, now)
    await sendDueAlerts(platform, now)
  })
}

/**
 * Sends the due alerts and returns their number. The row of an alert is deleted in the transaction that stores the
 * e-mail, so that the alert is sent once.
 */
export async function sendDueAlerts(platform: Platform, now: Date): Promise<number> {
  let sent = 0
  for (;;) {
    const taken = await platform.sql.transaction(async (tx) => {
      const due = await takeDue(tx, now, mailsAtOnce)
      const offers = await readOffers({ platform, now }, tx, [...new Set(due.map(({ tyreId }) => tyreId))])
      for (const alert of due) {
        const offer = offers.get(alert.tyreId)
        if (offer) await sendMail(platform, tx, alertEmail(platform, alert, offer))
      }
      return due.length
    })
    sent += taken
    if (taken < mailsAtOnce) return sent
  }
}
