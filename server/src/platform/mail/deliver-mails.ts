import { languageOf } from '@pito/contracts/values/locale'
import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { inSpanOfCall } from '../telemetry/spans.ts'
import type { Attachment } from './attachments.ts'
import { readAttachments } from './attachments.ts'
import { deliverMail } from './send-mail.ts'
import type { Mail } from './store.ts'
import { claimDelivery, markFailed, markSent } from './store.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The content of a mail must not make the server read a file or fetch a URL. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

type Dependencies = Pick<Platform, 'config' | 'sql'> & { readonly jobs: Jobs }

export async function deliverMails({ config, sql, jobs }: Dependencies): Promise<void> {
  if (!config.mailUrl) return
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: config.mailUrl, ...patience, ...closed })
  jobs.handle(deliverMail, async ({ mailId }, { now }) => {
    // Staff may send a failed mail again while its automatic retry is due, so there may be two jobs for one mail.
    const mail = await claimDelivery(sql, mailId, { now, claimedSeconds: deliverMail.limitSeconds })
    if (!mail) return
    try {
      const message = messageOf(mail, await readAttachments(sql, mailId), config)
      await inSpanOfCall({ provider: 'smtp', operation: 'send' }, () => transport.sendMail(message))
    } catch (error) {
      await markFailed(sql, mailId, (error as Error).message, now)
      throw new Error(`The mail server did not take mail ${mailId}: ${codesOf(error)}.`)
    }
    await markSent(sql, mailId, now)
  })
}

function messageOf(
  mail: Mail,
  attachments: readonly Attachment[],
  { mailFrom, shopUrl }: Config,
): SendMailOptions {
  return {
    from: mailFrom,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.bodyText,
    ...(mail.bodyHtml !== null && { html: mail.bodyHtml }),
    ...(mail.calendarMethod !== null &&
      mail.calendarText !== null && {
        icalEvent: { method: mail.calendarMethod, filename: 'appointment.ics', content: mail.calendarText },
      }),
    attachments: attachments.map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content,
    })),
    // The id is the same at every attempt, so that mail programs show a mail that was accepted twice only once.
    messageId: `<${mail.id}@${shopUrl.hostname}>`,
    headers: {
      'Content-Language': languageOf(mail.locale),
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/**
 * Returns the codes of a delivery error. The message of the mail server is not logged, because it often repeats the
 * recipient's address.
 */
function codesOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'no code'
}
