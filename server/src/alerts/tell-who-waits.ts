import { readOffers } from '../catalogue/index.ts'
import { defineJob } from '../platform/jobs/job.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import type { Platform } from '../platform/platform.ts'
import { letterOfNotice } from './letters.ts'
import { deleteOver, takeDue } from './store.ts'

const mailsAtOnce = 100
const tell = defineJob<Record<string, never>>('tell-who-waits', { retries: 1, retrySeconds: 30 })

/** Each minute: what is over goes, and what has come true is told. */
export function tellWhoWaits(platform: Platform): void {
  platform.jobs.every('* * * * *', tell, async (_, { now }) => {
    await deleteOver(platform.sql, now)
    await sendDue(platform, now)
  })
}

/** The row goes in the transaction that writes the mail, so a notice is sent once or not yet. */
export async function sendDue(platform: Platform, now: Date): Promise<number> {
  let sent = 0
  for (;;) {
    const taken = await platform.sql.transaction(async (tx) => {
      const due = await takeDue(tx, now, mailsAtOnce)
      const offers = await readOffers(tx, [...new Set(due.map(({ tyreId }) => tyreId))], now)
      for (const alert of due) {
        const offer = offers.get(alert.tyreId)
        if (offer) await sendMail(platform, tx, letterOfNotice(platform.config, alert, offer))
      }
      return due.length
    })
    sent += taken
    if (taken < mailsAtOnce) return sent
  }
}
