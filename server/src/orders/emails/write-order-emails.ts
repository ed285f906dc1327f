import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import type { BookingInEmail } from '../../booking/index.ts'
import { bookingInOrderEmail } from '../../booking/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { Attachment } from '../../platform/mail/attachments.ts'
import { renderEmail } from '../../platform/mail/email-layout.ts'
import type { Email } from '../../platform/mail/send-mail.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import type { Platform, ShopSettings } from '../../platform/platform.ts'
import { drawVoucher } from '../invoices/draw-voucher.ts'
import { fileNameOf } from '../invoices/open-voucher.ts'
import { logoOfSeller, readCreditNote, readInvoice } from '../invoices/read-voucher.ts'
import type { Voucher } from '../invoices/voucher.ts'
import { nameOfLine, totalOf } from '../invoices/voucher.ts'
import { orderLink, supplementLink } from '../links/order-link.ts'
import { termsForEmail } from '../terms/open-terms.ts'
import { storeTerms } from '../terms/order-terms-store.ts'
import type { OrderEmailFacts } from './order-email-content.ts'
import { orderEmailContent } from './order-email-content.ts'
import type { OrderToWriteOf, RefundToWriteOf } from './order-email-store.ts'
import {
  beginWriting,
  readAgreementToWriteOf,
  readOrderToWriteOf,
  readRefundToWriteOf,
  readSupplementRefunds,
  readSupplementToWriteOf,
  setMail,
} from './order-email-store.ts'
import { orderEmailWords } from './order-email-words.ts'
import type { OrderEvent } from './order-event.ts'
import { writeOrderEmail } from './send-order-emails.ts'

/**
 * The attachments are drawn before the transaction begins. If the job is retried after the e-mail was written, the
 * retry does nothing.
 */
export function writeOrderEmails(platform: Platform): void {
  const { sql, jobs } = platform
  jobs.handle(writeOrderEmail, async ({ isStoredOnly, ...email }, { now }) => {
    const { orderId, event } = email
    const facts = await factsFor(sql, email, now)
    if (!facts) return
    const attachments = await filesFor(sql, email, facts)
    const terms = event === 'confirmed' ? await termsForEmail(platform, sql, orderId) : null
    const dependencies = isStoredOnly
      ? { ...platform, config: { ...platform.config, mailUrl: undefined } }
      : platform
    await sql.transaction(async (tx) => {
      if (!(await beginWriting(tx, email, now))) return
      if (terms) await storeTerms(tx, orderId, terms.content, now)
      const fitting = await fittingFor(tx, { platform, now }, event, facts.order)
      const written = emailOf(platform, event, { ...facts, fitting, attachments, terms })
      await setMail(tx, email, await sendMail(dependencies, tx, written))
      if (event === 'confirmed' && platform.company.current.orderEmail)
        await sendMail(dependencies, tx, noticeOfPaidOrder(platform, facts))
    })
  })
}

/**
 * Returns the e-mail that a refund would cause. The refund has no credit note yet, whose number the e-mail does not
 * show. The token of the link to the order is left out, because it opens the order for whoever reads it.
 */
export async function previewRefundEmail(
  { platform, sql, now }: Pick<Context, 'platform' | 'sql' | 'now'>,
  orderId: string,
  refund: Omit<RefundToWriteOf, 'creditNote' | 'orderId'>,
): Promise<Pick<Email, 'to' | 'subject' | 'text'> | null> {
  const facts = await factsFor(sql, { orderId, event: 'refunded', subjectId: orderId }, now)
  if (!facts) return null
  const files = { fitting: null, attachments: [], terms: null }
  const parts = { ...facts, refund: { ...refund, orderId, creditNote: 0 }, ...files }
  const { to, subject, text } = emailOf(platform, 'refunded', parts)
  return { to, subject, text: text.replaceAll(/token=[^\s&]+/g, 'token=…') }
}

async function factsFor(
  sql: Sql,
  {
    orderId,
    event,
    subjectId,
  }: { readonly orderId: string; readonly event: OrderEvent; readonly subjectId: string },
  now: Date,
): Promise<OrderEmailFacts | null> {
  const order = await readOrderToWriteOf(sql, orderId, now)
  if (!order) return null
  const supplement = (await readSupplementToWriteOf(sql, isOfSupplement(event) ? subjectId : orderId)) ?? null
  const invoice = (await readInvoice(sql, { orderId: supplement?.id ?? orderId })) ?? null
  const agreement =
    event === 'return-agreed' ? ((await readAgreementToWriteOf(sql, subjectId)) ?? null) : null
  const isAboutMoney = subjectId !== orderId && agreement === null && !isOfSupplement(event)
  const refund = isAboutMoney ? ((await readRefundToWriteOf(sql, subjectId)) ?? null) : null
  const reason = endingReasons[event]
  const supplementRefunds = reason ? await readSupplementRefunds(sql, orderId, reason) : []
  return { order, invoice, refund, supplementRefunds, agreement, supplement }
}

/** The e-mails about the end of an order, with the reason of the refunds of its supplements. */
const endingReasons: Partial<Record<OrderEvent, 'cancelled' | 'withdrawn'>> = {
  cancelled: 'cancelled',
  'withdrawal-received': 'withdrawn',
}

function isOfSupplement(event: OrderEvent): boolean {
  return event === 'supplement-requested' || event === 'supplement-paid'
}

/**
 * The receipt of a withdrawal mentions the fitting only if the fitting is cancelled. A fitting that has been done is
 * not part of the withdrawal.
 */
async function fittingFor(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  event: OrderEvent,
  { id: orderId, locale }: OrderToWriteOf,
): Promise<BookingInEmail | null> {
  const isReceipt = event === 'withdrawal-received'
  const isAboutFitting =
    event === 'confirmed' || event === 'cancelled' || event === 'details-changed' || isOfSupplement(event)
  if (!(isReceipt || isAboutFitting)) return null
  const language = languageOf(locale)
  const fitting = await bookingInOrderEmail(tx, context, orderId, language)
  if (!isReceipt || !fitting) return fitting
  return fitting.isCancelled
    ? { ...fitting, facts: [], notes: [orderEmailWords[language].fittingCancelled] }
    : null
}

async function filesFor(
  sql: Sql,
  { event }: { readonly event: OrderEvent },
  { invoice, refund, supplementRefunds }: OrderEmailFacts,
): Promise<Attachment[]> {
  if (event === 'confirmed' || event === 'supplement-paid') return invoice ? [await fileOf(sql, invoice)] : []
  const files: Attachment[] = []
  for (const { orderId, creditNote } of [...(refund ? [refund] : []), ...supplementRefunds]) {
    const voucher = creditNote && (await readCreditNote(sql, { orderId }, creditNote))
    if (voucher) files.push(await fileOf(sql, voucher))
  }
  return files
}

async function fileOf(sql: Sql, voucher: Voucher): Promise<Attachment> {
  return {
    fileName: fileNameOf(voucher, 'pdf'),
    mediaType: 'application/pdf',
    content: await drawVoucher(voucher, await logoOfSeller(sql, voucher)),
  }
}

interface Parts extends OrderEmailFacts {
  readonly fitting: BookingInEmail | null
  readonly attachments: readonly Attachment[]
  /** The file with the accepted terms, which the confirmation carries. */
  readonly terms: Attachment | null
}

function emailOf(shop: Platform, event: OrderEvent, parts: Parts): Email {
  const { order, fitting, terms, supplement } = parts
  const attachments = terms ? [...parts.attachments, terms] : parts.attachments
  const { locale, name, email } = order
  const language = languageOf(locale)
  const w = orderEmailWords[language]
  const { subject, paragraphs, facts, notes, links = [] } = orderEmailContent(shop, event, parts)
  const rendered = renderEmail(shop, {
    locale,
    title: subject,
    paragraphs: [w.hello(name), ...paragraphs],
    facts: [...facts, ...(fitting?.facts ?? [])],
    notes: [...notes, ...(terms ? [w.termsAttached] : []), ...(fitting?.notes ?? [])],
    links: [...links, ...(fitting?.links ?? [])],
    // Each of these e-mails follows a payment, and the link opens every order for which money has arrived.
    button:
      supplement && event === 'supplement-requested'
        ? {
            label: w.pay(formatEuro(supplement.totalCents)),
            url: supplementLink(shop.config, supplement.id, language),
          }
        : { label: w.open, url: orderLink(shop.config, { orderId: order.id }, language) },
  })
  return {
    ...{ to: email, event: `order-${event}`, orderId: order.id, locale, subject, attachments, ...rendered },
    ...(fitting?.calendar && { calendar: fitting.calendar }),
  }
}

/**
 * The mail that tells the shop of a paid order, in Finnish, the language of its staff. It goes to the address in the
 * settings of the company and is written in the transaction of the confirmation, so it is sent once.
 */
function noticeOfPaidOrder(shop: ShopSettings, { order, invoice }: OrderEmailFacts): Email {
  const locale = 'fi_FI'
  const number = invoice?.orderNumber ?? ''
  const subject = `Uusi maksettu tilaus ${number}`
  const goods = (invoice?.lines ?? []).filter(({ is_fee }) => !is_fee)
  const rendered = renderEmail(shop, {
    locale,
    title: subject,
    paragraphs: ['Kauppaan on tullut maksettu tilaus.'],
    facts: [
      ['Tilaus', number],
      ['Asiakas', order.name],
      ['Toimitustapa', invoice?.fitting ? 'Asennuspisteeseen, asennus sisältyy' : 'Kotiinkuljetus'],
      ['Rivit', goods.map((line) => `${line.quantity} × ${nameOfLine(line, 'fi')}`).join(', ')],
      ...(invoice ? [['Summa', formatEuro(totalOf(invoice))] as const] : []),
    ],
    button: { label: 'Avaa hallinta', url: `${shop.config.shopUrl.origin}/admin` },
  })
  return {
    event: 'order-notice',
    orderId: order.id,
    to: shop.company.current.orderEmail,
    locale,
    subject,
    ...rendered,
  }
}
