import type { Tx } from '../platform/database/sql.ts'
import { defineJob } from '../platform/jobs/job.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import type { Platform } from '../platform/platform.ts'
import { insertInvitation, readDueOrders } from './invitation-store.ts'
import { invitationEmail } from './review-email.ts'
import { deleteRejectedBefore } from './review-store.ts'
import { deliveredWhenDue, openUntil, rejectedBefore } from './rules/review-times.ts'
import { whyNotInvited } from './rules/why-not-invited.ts'

const ordersAtOnce = 100
const invitationsJob = defineJob<Record<string, never>>('invite-buyers', { retries: 1, retrySeconds: 60 })

/** Invites buyers each hour of the day. It does not run at night, so that no e-mail arrives then. */
export function inviteBuyers(platform: Platform): void {
  platform.jobs.every('23 9-19 * * *', invitationsJob, async (_, { now }) => {
    await inviteDueBuyers(platform, now)
    await deleteRejectedBefore(platform.sql, rejectedBefore(now))
  })
}

/**
 * Invites all buyers whose invitations are due. The decision and the e-mail are stored in one transaction, so that
 * nothing is sent twice after a crash.
 */
export async function inviteDueBuyers(platform: Platform, now: Date): Promise<void> {
  for (;;) {
    const found = await platform.sql.transaction((tx) => inviteSomeBuyers(tx, platform, now))
    if (found < ordersAtOnce) return
  }
}

/** Invites a limited number of buyers. Returns the number of orders that were due. */
export async function inviteSomeBuyers(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'company' | 'config' | 'jobs'>,
  now: Date,
): Promise<number> {
  const due = await readDueOrders(tx, { ...deliveredWhenDue(now), limit: ordersAtOnce })
  for (const order of due) {
    const { orderId } = order
    const whyNot = whyNotInvited(order)
    const expiresAt = whyNot ? null : openUntil(now)
    const isDecidedHere = await insertInvitation(tx, { orderId, whyNot, expiresAt }, now)
    if (isDecidedHere && expiresAt) await sendMail(platform, tx, invitationEmail(platform, order, expiresAt))
  }
  return due.length
}
