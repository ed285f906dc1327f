import { languageOf } from '@pito/contracts/values/locale'
import type { Tx } from '../platform/database/sql.ts'
import { defineJob } from '../platform/jobs/job.ts'
import { renderEmail } from '../platform/mail/email-layout.ts'
import type { Email } from '../platform/mail/send-mail.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import type { Platform, ShopSettings } from '../platform/platform.ts'
import type { OrderToReview } from './invitation-store.ts'
import { insertInvitation, readDueOrders } from './invitation-store.ts'
import { dayFormats, reviewEmailWords } from './review-email-words.ts'
import { reviewLink } from './review-link.ts'
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

type Buyer = Pick<OrderToReview, 'orderId' | 'locale' | 'firstName' | 'email'>

/**
 * Returns the e-mail that invites a buyer to write reviews. The e-mail is direct marketing, so it contains a way to
 * refuse further ones (Act 917/2014, section 200). It offers no reward for a review.
 */
function invitationEmail(shop: ShopSettings, buyer: Buyer, expiresAt: Date): Email {
  const { orderId, locale, firstName, email } = buyer
  const language = languageOf(locale)
  const w = reviewEmailWords[language]
  const unsubscribe = reviewLink(shop.config, 'review-emails', orderId, language)
  const rendered = renderEmail(shop, {
    locale,
    title: w.subject,
    paragraphs: [w.hello(firstName), w.request],
    button: { label: w.button, url: reviewLink(shop.config, 'review', orderId, language) },
    notes: [w.openUntil(dayFormats[language].format(expiresAt)), w.rules],
    links: [{ label: w.stop, url: unsubscribe }],
  })
  return {
    to: email,
    event: 'review-invitation',
    orderId,
    locale,
    subject: w.subject,
    ...rendered,
    unsubscribe,
  }
}
