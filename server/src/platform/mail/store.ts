import type { Locale } from '@pito/contracts/values/locale'
import type { MailEvent } from '@pito/contracts/values/mail-events'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { part } from '../database/statement.ts'

/** Mails contain names, orders and links, so they are stored no longer than they are needed. */
const storedDays = 30

export interface Mail {
  readonly id: string
  readonly recipient: string
  readonly event: MailEvent
  readonly orderId: string | null
  readonly copyOf: string | null
  readonly subject: string
  readonly bodyText: string
  readonly bodyHtml: string | null
  readonly locale: Locale
  readonly createdAt: Date
  readonly attempts: number
  readonly lastTriedAt: Date | null
  readonly lastError: string | null
  readonly sentAt: Date | null
  readonly unsubscribeUrl: string | null
  readonly calendarMethod: 'PUBLISH' | 'CANCEL' | null
  readonly calendarText: string | null
}

const columns = part`
  id, recipient, event, order_id, copy_of, subject, body_text, body_html, locale, created_at,
  attempts, last_tried_at, last_error, sent_at,
  unsubscribe_url, calendar_method, calendar_text`

type NewMail = Omit<Mail, 'attempts' | 'lastTriedAt' | 'lastError' | 'sentAt'>

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx`
    insert into mail (
      id, recipient, event, order_id, copy_of, subject, body_text, body_html, locale, created_at, unsubscribe_url,
      calendar_method, calendar_text
    )
    values (${mail.id}, ${mail.recipient}, ${mail.event}, ${mail.orderId}, ${mail.copyOf}, ${mail.subject}, ${mail.bodyText}, ${mail.bodyHtml}, ${mail.locale},
      ${mail.createdAt}, ${mail.unsubscribeUrl}, ${mail.calendarMethod}, ${mail.calendarText})`
}

/** Lists the newest mails, to one recipient or to all. */
export function listMails(sql: Sql, recipient: string | null = null): Promise<Mail[]> {
  return sql<Mail>`
    select ${columns} from mail where recipient = coalesce(${recipient}, recipient)
    order by created_at desc, id desc limit 300`
}

/** Returns a mail. The id comes from a URL and need not be a UUID, so it is compared as text. */
export async function readMail(sql: Sql, id: string): Promise<Mail | undefined> {
  const [row] = await sql<Mail>`select ${columns} from mail where id::text = ${id}`
  return row
}

/**
 * Marks a mail as being delivered, and returns it. Returns undefined if the mail has been sent, or if another job has been
 * delivering it for less than `claimedSeconds`; after that time the other job is dead, because its own limit is over.
 */
export async function claimDelivery(
  sql: Sql,
  id: string,
  { now, claimedSeconds }: { readonly now: Date; readonly claimedSeconds: number },
): Promise<Mail | undefined> {
  const [mail] = await sql<Mail>`
    update mail set delivering_since = ${now}
    where id = ${id} and sent_at is null
      and coalesce(delivering_since < ${now}::timestamptz - make_interval(secs => ${claimedSeconds}), true)
    returning ${columns}`
  return mail
}

export async function markSent(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`
    update mail set attempts = attempts + 1, last_tried_at = ${now}, sent_at = ${now}, last_error = null,
      delivering_since = null
    where id = ${id}`
}

export async function markFailed(sql: Sql, id: string, lastError: string, now: Date): Promise<void> {
  await sql`
    update mail set attempts = attempts + 1, last_tried_at = ${now}, last_error = ${lastError}, delivering_since = null
    where id = ${id}`
}

export function forgetOldMails(sql: Sql, now: Date): Promise<number> {
  const before = new Date(now.getTime() - storedDays * 24 * 3600_000)
  return deleteInSlices(sql, 'mail', part`created_at < ${before}`)
}
