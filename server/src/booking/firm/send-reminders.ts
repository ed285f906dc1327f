import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { takeDueReminders } from './firm-store.ts'
import { sendBookingEmails } from './send-booking-emails.ts'

const atOnce = 100
const remindersJob = defineJob<Record<string, never>>('send-reminders', { retries: 1, retrySeconds: 30 })

/** Sends a reminder a day before the time to customers who booked at least 30 hours ahead. */
export function sendReminders(platform: Platform): void {
  platform.jobs.every('*/5 * * * *', remindersJob, async (_, { now }) => {
    await sendDueReminders(platform, now)
  })
}

/** The appointment is marked in the transaction that stores the e-mail, so that a reminder is sent once. */
export async function sendDueReminders(platform: Platform, now: Date): Promise<number> {
  let sent = 0
  for (;;) {
    const taken = await platform.sql.transaction(async (tx) => {
      const due = await takeDueReminders(tx, now, atOnce)
      for (const id of due) await sendBookingEmails(tx, { now, platform }, id, { customer: 'reminder' })
      return due.length
    })
    sent += taken
    if (taken < atOnce) return sent
  }
}
