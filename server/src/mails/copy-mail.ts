import type { Answer, Input } from '@pito/contracts/endpoint'
import type { copyMail as contract } from '@pito/contracts/staff-mails'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { readAttachments } from '../platform/mail/attachments.ts'
import { markedAsCopy } from '../platform/mail/email-layout.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { readMail } from '../platform/mail/store.ts'
import { refuse, refuseIf } from '../platform/refuse.ts'
import { refuseFields } from '../platform/refuse-fields.ts'
import { shownMail } from './list-mails.ts'
import { countCopies, lockOrder, readListedMail } from './mail-list-store.ts'
import { refuseForeignOrder } from './refuse-foreign-order.ts'
import { whyNotCopied } from './rules/why-not-copied.ts'

const linkNotAccepted = {
  fi_FI: 'Viestissä on linkki, joka avaa tilauksen ilman kirjautumista. Vahvista, että osoite on oikea.',
  en_GB: 'The message contains a link that opens the order without a log-in. Please confirm the address.',
}

/**
 * Sends a mail of an order once more, with the text and the files of the first time. The copy of a copy repeats the
 * original.
 */
export async function copyMail(
  ctx: Context,
  { id, recipient, is_link_accepted: isAccepted }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { sql, platform } = ctx
  const isMailing = platform.config.mailUrl !== undefined
  const chosen = (await readListedMail(sql, id, isMailing)) ?? refuse('not-found')
  const original = (await readListedMail(sql, chosen.copyOf ?? id, isMailing)) ?? refuse('not-found')
  await refuseForeignOrder(ctx, original)
  const isOther = recipient.toLowerCase() !== original.recipient.toLowerCase()
  if (isOther && !isAccepted) refuseFields(ctx, { is_link_accepted: linkNotAccepted })
  const copyId = await ctx.transaction(async (tx) => {
    const { orderId, orderNumber } = original
    if (orderId !== null) await lockOrder(tx, orderId)
    const copiesToday = await countCopies(tx, orderId, helsinkiDate(ctx.now))
    refuseIf(whyNotCopied({ ...original, copiesToday }))
    const details = { order: orderNumber, mail: original.id, other_recipient: isOther }
    const copy = await sendCopy(ctx, tx, original.id, recipient)
    await recordAudit(tx, {
      ...{ ...auditedBy(ctx), action: 'mail-copied', details },
      change: {
        record: { kind: 'mail', id: copy },
        ...{ before: null, after: { copy_of: original.id, order: orderNumber }, origin: 'form' },
      },
    })
    return copy
  })
  return ok(shownMail((await readListedMail(sql, copyId, isMailing)) ?? refuse('not-found')))
}

async function sendCopy({ platform }: Context, tx: Tx, id: string, recipient: string): Promise<string> {
  const mail = (await readMail(tx, id)) ?? refuse('not-found')
  const { locale, event, orderId, calendarMethod, calendarText } = mail
  return sendMail(platform, tx, {
    ...markedAsCopy(mail, mail.sentAt ?? mail.createdAt),
    ...{ to: recipient, locale, event, orderId, copyOf: id },
    ...(calendarMethod && calendarText && { calendar: { method: calendarMethod, text: calendarText } }),
    attachments: await readAttachments(tx, id),
  })
}
