import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getMail, ListedMail, listMails as listContract } from '@pito/contracts/staff-mails'
import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { mostCopies } from '@pito/contracts/values/mail-events'
import { idsFound, searchedText } from '../orders/index.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { beginsWith } from '../platform/database/begins-with.ts'
import { listPage, orderBy } from '../platform/database/list-page.ts'
import { plannedForValues } from '../platform/database/planned-for-values.ts'
import type { Part } from '../platform/database/statement.ts'
import { part } from '../platform/database/statement.ts'
import { ok, page as pageOf } from '../platform/http/calls.ts'
import { readAttachments } from '../platform/mail/attachments.ts'
import { readMail } from '../platform/mail/store.ts'
import { refuse } from '../platform/refuse.ts'
import type { StoredMail } from './mail-list-store.ts'
import {
  countCopies,
  countFailed,
  latestError,
  mailColumns,
  mailTables,
  readListedMail,
  stateOfMail,
} from './mail-list-store.ts'
import { refuseForeignOrder } from './refuse-foreign-order.ts'

const sorts = { created_at: part`mail.created_at`, last_tried_at: part`last_tried_at` }

export async function listMails(
  { sql, now, platform }: Context,
  input: Input<typeof listContract>,
): Promise<Answer<typeof listContract>> {
  const { state, event, period, search, sort } = input
  const isMailing = platform.config.mailUrl !== undefined
  const since = addDays(helsinkiDate(now), period === 'week' ? -6 : 0)
  const query = {
    columns: mailColumns(isMailing),
    from: mailTables,
    where: [
      ...(state ? [part`${stateOfMail(isMailing)} = ${state}`] : []),
      ...(event ? [part`event = ${event}`] : []),
      ...(period ? [part`mail.created_at >= ${since}::date::timestamp at time zone 'Europe/Helsinki'`] : []),
      ...(search ? [part`mail.id = any(array(${mailsFound(search)}))`] : []),
    ],
    order: orderBy(sorts, sort, part`mail.id`),
  }
  const { rows, ...paging } = await plannedForValues(sql, (tx) => listPage<StoredMail>(tx, query, input))
  const latest = await latestError(sql)
  return {
    ...pageOf(rows.map(shownMail), paging),
    failed: await countFailed(sql),
    server_error: latest ? { at: latest.at.toISOString(), error: latest.error } : null,
  }
}

/** SQL for the ids of the mails whose recipient, or the number of whose order, begins with a text. */
function mailsFound(search: string): Part {
  const { text, digits } = searchedText(search)
  return idsFound([
    part`select id from mail where ${beginsWith(part`lower(recipient)`, text)}`,
    ...(digits === ''
      ? []
      : [
          part`select mail.id from mail join shop_order on shop_order.id = order_id
            where ${beginsWith(part`order_number`, digits)}`,
        ]),
  ])
}

/** Links that log somebody in are not part of what is shown, whoever reads the mail. */
export async function showMail(ctx: Context, { id }: Input<typeof getMail>): Promise<Answer<typeof getMail>> {
  const { sql, now, platform } = ctx
  const mail = (await readListedMail(sql, id, platform.config.mailUrl !== undefined)) ?? refuse('not-found')
  await refuseForeignOrder(ctx, mail)
  const { bodyText } = (await readMail(sql, id)) ?? refuse('not-found')
  const isShown = mail.orderId !== null || mail.event === 'partner'
  if (isShown) {
    const details = { mail: id, order: mail.orderNumber }
    await recordAudit(sql, { ...auditedBy(ctx), action: 'mail-read', details })
  }
  const attachments = await readAttachments(sql, id)
  return ok({
    ...shownMail(mail),
    text: isShown ? bodyText.replaceAll(/token=[^\s&]+/g, 'token=…') : null,
    attachments: attachments.map(({ fileName }) => fileName),
    copies_left: Math.max(0, mostCopies - (await countCopies(sql, mail.orderId, helsinkiDate(now)))),
  })
}

export function shownMail(mail: StoredMail): ListedMail {
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    event: mail.event,
    order_number: mail.orderNumber,
    created_at: mail.createdAt.toISOString(),
    state: mail.state,
    attempts: mail.attempts,
    last_tried_at: mail.lastTriedAt?.toISOString() ?? null,
    last_error: mail.lastError,
    sent_at: mail.sentAt?.toISOString() ?? null,
    is_copy: mail.copyOf !== null,
  }
}
