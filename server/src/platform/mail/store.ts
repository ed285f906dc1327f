import type { Locale } from '@pito/contracts/values/locale'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { part } from '../database/statement.ts'

/** Mails contain names, orders and links, so they are stored no longer than they are needed. */
const storedDays = 30

export interface Mail {
  readonly id: string
  readonly recipient: string
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
  id, recipient, subject, body_text, body_html, locale, created_at,
  attempts, last_tried_at, last_error, sent_at,
  unsubscribe_url, calendar_method, calendar_text`

type NewMail = Omit<Mail, 'attempts' | 'lastTriedAt' | 'lastError' | 'sentAt'>

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx`
    insert into mail (
      id, recipient, subject, body_text, body_html, locale, created_at, unsubscribe_url, calendar_method, calendar_text
    )
    values (${mail.id}, ${mail.recipient}, ${mail.subject}, ${mail.bodyText}, ${mail.bodyHtml}, ${mail.locale},
      ${mail.createdAt}, ${mail.unsubscribeUrl}, ${mail.calendarMethod}, ${mail.calendarText})`
}

/** Lists the mails, the newest first. */
export function listMails(sql: Sql, limit = 300): Promise<Mail[]> {
  return sql<Mail>`select ${columns} from mail order by created_at desc, id desc limit ${limit}`
}

/** Returns a mail. The id comes from a URL and need not be a UUID, so it is compared as text. */
export async function readMail(sql: Sql, id: string): Promise<Mail | undefined> {
  const [row] = await sql<Mail>`select ${columns} from mail where id::text = ${id}`
  return row
}

export async function markSent(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`
    update mail set attempts = attempts + 1, last_tried_at = ${now}, sent_at = ${now}, last_error = null
    where id = ${id}`
}

export async function markFailed(sql: Sql, id: string, lastError: string, now: Date): Promise<void> {
  await sql`
    update mail set attempts = attempts + 1, last_tried_at = ${now}, last_error = ${lastError} where id = ${id}`
}

export function forgetOldMails(sql: Sql, now: Date): Promise<number> {
  const before = new Date(now.getTime() - storedDays * 24 * 3600_000)
  return deleteInSlices(sql, 'mail', part`created_at < ${before}`)
}
