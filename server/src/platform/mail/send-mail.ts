import { randomUUID } from 'node:crypto'
import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale } from '@pito/contracts/values/locale'
import { z } from 'zod'
import type { Tx } from '../database/sql.ts'
import { defineJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'
import { insertMail } from './store.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly locale?: Locale
  /** Where one press ends such mails: a page that takes a bare POST (RFC 8058). */
  readonly unsubscribe?: string
}

export type MailMeans = Pick<Platform, 'config' | 'clock'> & { readonly jobs: Jobs }

export const deliverMail = defineJob<{ mailId: string }>('deliver-mail', { retries: 12, retrySeconds: 30 })

/** Part of the caller's transaction: it goes when that commits. Without MAIL_URL it is kept, and goes nowhere. */
export async function sendMail({ config, clock, jobs }: MailMeans, tx: Tx, letter: Letter): Promise<string> {
  const id = randomUUID()
  // One plain address: a list, a name or a line break in it would be a way to write to others.
  if (!z.email().safeParse(letter.to).success) refuse('not-valid')
  await insertMail(tx, {
    id,
    recipient: letter.to,
    subject: letter.subject.replaceAll(/\p{Cc}+/gu, ' '),
    bodyText: letter.text,
    bodyHtml: letter.html ?? null,
    locale: letter.locale ?? defaultLocale,
    createdAt: clock(),
    unsubscribeUrl: letter.unsubscribe ?? null,
  })
  if (config.mailUrl) await jobs.enqueue(tx, deliverMail, { mailId: id })
  return id
}
