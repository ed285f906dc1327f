import { randomUUID } from 'node:crypto'
import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale } from '@pito/contracts/values/locale'
import type { MailEvent } from '@pito/contracts/values/mail-events'
import { z } from 'zod'
import type { Tx } from '../database/sql.ts'
import { defineJob } from '../jobs/job.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'
import type { Attachment } from './attachments.ts'
import { insertAttachments } from './attachments.ts'
import { insertMail } from './store.ts'

export interface Email {
  readonly to: string
  /** The event that the mail is about. Staff can filter the list of mails by it. */
  readonly event: MailEvent
  /** The order that the mail is about. Its text is then shown to staff who may read orders. */
  readonly orderId?: string | null
  /** The mail of which this one is a copy. */
  readonly copyOf?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly locale?: Locale
  /**
   * The URL of a page that accepts a POST without a form, so that mail programs can unsubscribe with one click (RFC
   * 8058).
   */
  readonly unsubscribe?: string
  /** An entry for the reader’s calendar, which is also attached as a file. */
  readonly calendar?: { readonly method: 'PUBLISH' | 'CANCEL'; readonly text: string }
  readonly attachments?: readonly Attachment[]
}

type MailDependencies = Pick<Platform, 'config' | 'clock' | 'jobs'>

export const deliverMail = defineJob<{ mailId: string }>('deliver-mail', { retries: 12, retrySeconds: 30 })

/**
 * Stores a mail in the caller's transaction and enqueues its delivery, so the mail is sent only if that transaction
 * commits. Without MAIL_URL the mail is stored and not sent.
 */
export async function sendMail(
  { config, clock, jobs }: MailDependencies,
  tx: Tx,
  email: Email,
): Promise<string> {
  const id = randomUUID()
  // Only one plain e-mail address is accepted, because a list, a name or a line break could be used to write to other
  // people.
  if (!z.email().safeParse(email.to).success) refuse('not-valid')
  await insertMail(tx, {
    id,
    recipient: email.to,
    event: email.event,
    orderId: email.orderId ?? null,
    copyOf: email.copyOf ?? null,
    subject: email.subject.replaceAll(/\p{Cc}+/gu, ' '),
    bodyText: email.text,
    bodyHtml: email.html ?? null,
    locale: email.locale ?? defaultLocale,
    createdAt: clock(),
    unsubscribeUrl: email.unsubscribe ?? null,
    calendarMethod: email.calendar?.method ?? null,
    calendarText: email.calendar?.text ?? null,
  })
  if (email.attachments) await insertAttachments(tx, id, email.attachments)
  if (config.mailUrl) await jobs.enqueue(tx, deliverMail, { mailId: id })
  return id
}
