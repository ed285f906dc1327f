import { internationalNumber } from '@pito/contracts/values/contact-number'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { deductionSentence, refundAtOnce, refundWords } from '@pito/contracts/values/refund-words'
import { staffReasonWords } from '@pito/contracts/values/refunds'
import { trackingUrl } from '@pito/contracts/values/tracking-numbers'
import type { EmailParts } from '../../platform/mail/email-layout.ts'
import type { ShopSettings } from '../../platform/platform.ts'
import { awaitedCents, lastDayOfRefund } from '../invoices/awaited-refund.ts'
import type { Voucher, VoucherLine } from '../invoices/voucher.ts'
import { discountOf, nameOfLine, ratesOf, totalOf } from '../invoices/voucher.ts'
import { dayShown, voucherWords } from '../invoices/voucher-words.ts'
import type {
  AgreementToWriteOf,
  OrderToWriteOf,
  RefundToWriteOf,
  SupplementToWriteOf,
} from './order-email-store.ts'
import type { OrderEmailWords } from './order-email-words.ts'
import { orderEmailWords } from './order-email-words.ts'
import type { OrderEvent } from './order-event.ts'

type Facts = NonNullable<EmailParts['facts']>

interface OrderEmailContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly facts: Facts
  readonly notes: readonly string[]
  readonly links?: NonNullable<EmailParts['links']>
}

export interface OrderEmailFacts {
  readonly order: OrderToWriteOf
  /** The invoice is null when the order was never paid. */
  readonly invoice: Voucher | null
  /** Present in e-mails about money. */
  readonly refund: RefundToWriteOf | null
  /** What supplements are refunded with a cancellation or a withdrawal, which has one e-mail about all payments. */
  readonly supplementRefunds: readonly RefundToWriteOf[]
  /** Present in the e-mail about a return that was agreed on. */
  readonly agreement: AgreementToWriteOf | null
  /** Present in e-mails about a supplement of the order and about its money. */
  readonly supplement: SupplementToWriteOf | null
}

/** Returns the texts of one kind of e-mail. The details of the fitting and the attachments are added by the caller. */
export function orderEmailContent(
  shop: ShopSettings,
  event: OrderEvent,
  { order, invoice, refund, supplementRefunds, agreement, supplement }: OrderEmailFacts,
): OrderEmailContent {
  const language = languageOf(order.locale)
  const w = orderEmailWords[language]
  const { orderNumber } = order
  const number: Facts = [[w.order, orderNumber]]
  const refunds = [...(refund ? [refund] : []), ...supplementRefunds]
  const money = moneyBack(refunds, language)
  const noteCount = refunds.filter(({ creditNote }) => creditNote !== null).length
  const credited = noteCount > 0 ? [noteCount > 1 ? w.creditNotesAttached : w.creditNoteAttached] : []
  switch (event) {
    case 'confirmed':
      return {
        subject: w.confirmedSubject(orderNumber),
        paragraphs: [w.confirmed],
        facts: [
          ...number,
          ...(invoice ? [...companyFact(invoice), ...boughtFacts(invoice)] : []),
          ...deliveryFacts(order, invoice),
        ],
        notes: [w.invoiceAttached, w.keep],
      }
    case 'refunded-late':
      return {
        subject: w.lateSubject(orderNumber),
        paragraphs: [
          supplement ? whySupplementBack(refund?.reason, w) : whyBack(refund?.reason, invoice !== null, w),
          ...money,
        ],
        facts: number,
        notes: [w.nothingToDo],
      }
    case 'refunded':
      return {
        subject: w.refundedSubject(orderNumber),
        paragraphs: money,
        facts: [...number, ...reasonFacts(refund, language)],
        notes: credited,
      }
    case 'cancelled':
      return {
        subject:
          refunds.length > 0
            ? w.cancelledWithRefundSubject(orderNumber, formatEuro(sumOf(refunds)))
            : w.cancelledSubject(orderNumber),
        paragraphs: [w.cancelled(order.fitting), ...money],
        facts: number,
        notes: credited,
      }
    case 'withdrawal-received':
      return withdrawalContent(shop, order, invoice, { money, credited })
    case 'return-agreed':
      return agreementContent(shop, order, agreement)
    case 'details-changed':
      return {
        subject: w.changedSubject(orderNumber),
        paragraphs: [w.changed],
        facts: [...number, ...changedFacts(order)],
        notes: [w.changedNote(phoneShown(shop.company.current.phone))],
      }
    case 'supplement-requested':
      return {
        subject: w.supplementSubject(orderNumber),
        paragraphs: [w.supplementRequested],
        facts: [...number, ...supplementFacts(supplement, language)],
        notes: [w.supplementNote(phoneShown(shop.company.current.phone))],
      }
    case 'supplement-paid':
      return {
        subject: w.supplementPaidSubject(orderNumber),
        paragraphs: [w.supplementPaid],
        facts: [...number, ...supplementFacts(supplement, language)],
        notes: [w.invoiceAttached],
      }
    case 'shipped':
      return {
        subject: w.shippedSubject(orderNumber),
        paragraphs: [w.shipped],
        facts: [...number, ...deliveryFacts(order, invoice), ...parcelFacts(order)],
        notes: [],
        links: parcelLinks(order),
      }
    case 'sending-corrected':
      return {
        subject: w.notSentSubject(orderNumber),
        paragraphs: [w.notSent],
        facts: number,
        notes: [w.nothingToDo],
      }
  }
}

function supplementFacts(supplement: SupplementToWriteOf | null, language: Language): Facts {
  if (!supplement) throw new Error('An e-mail about a supplement has one.')
  const w = orderEmailWords[language]
  const { nameFi, nameEn, totalCents, vatCents, vatPermille } = supplement
  const vat = w.vat(`${formatDecimal(vatPermille / 10, language)}\u00a0%, ${formatEuro(vatCents)}`)
  return [[language === 'fi' ? nameFi : nameEn, `${formatEuro(totalCents)} (${vat})`]]
}

function parcelFacts({ trackingNumbers, locale }: OrderToWriteOf): Facts {
  if (trackingNumbers.length === 0) return []
  return [[orderEmailWords[languageOf(locale)].tracking, trackingNumbers.join(', ')]]
}

function parcelLinks({ trackingNumbers, trackingLink, locale }: OrderToWriteOf) {
  const w = orderEmailWords[languageOf(locale)]
  return trackingNumbers.flatMap((number) => {
    const url = trackingUrl(trackingLink, number)
    return url ? [{ label: w.follow(number), url }] : []
  })
}

/** A refund by staff says why it is made, unless its reason says no more than that staff made it. */
function reasonFacts(refund: RefundToWriteOf | null, language: Language): Facts {
  const { other: _, ...reasons } = staffReasonWords[language]
  const names: Partial<Record<string, string>> = reasons
  const reason = refund && names[refund.reason]
  return reason ? [[orderEmailWords[language].reason, reason]] : []
}

/** Returns the details of the delivery that staff can change, as they are now. */
function changedFacts({ fitting, plate, orderNote, delivery, locale }: OrderToWriteOf): Facts {
  const w = orderEmailWords[languageOf(locale)]
  if (!delivery) return []
  const { country_code, contact_number } = delivery
  return [
    recipientFact(delivery, locale),
    [w.phone, phoneShown(internationalNumber(country_code, contact_number))],
    ...(fitting ? [] : addressFact(delivery, locale)),
    ...(plate && !fitting ? [[w.plate, plate] as const] : []),
    ...(orderNote ? [[w.note, orderNote] as const] : []),
  ]
}

function recipientFact(
  { company_name, first_name, last_name }: NonNullable<OrderToWriteOf['delivery']>,
  locale: OrderToWriteOf['locale'],
): Facts[number] {
  const names = [company_name, `${first_name} ${last_name}`].filter(Boolean).join(', ')
  return [orderEmailWords[languageOf(locale)].recipient, names]
}

function companyFact({ buyer, locale }: Voucher): Facts {
  if (!buyer.company_name) return []
  const names = [buyer.company_name, buyer.company_vat_number].filter(Boolean).join(', ')
  return [[orderEmailWords[languageOf(locale)].company, names]]
}

function addressFact(
  { address_line_1, address_line_2, zipcode, city }: NonNullable<OrderToWriteOf['delivery']>,
  locale: OrderToWriteOf['locale'],
): Facts {
  const street = [address_line_1, address_line_2].filter(Boolean).join(', ')
  return [[orderEmailWords[languageOf(locale)].address, `${street}, ${zipcode} ${city}`]]
}

function sumOf(refunds: readonly RefundToWriteOf[]): number {
  return refunds.reduce((cents, { amountCents }) => cents + amountCents, 0)
}

function moneyBack(refunds: readonly RefundToWriteOf[], language: Language): string[] {
  if (refunds.length === 0) return []
  const parts = refunds.map(({ amountCents, method }) => ({ amount: amountCents / 100, payment_by: method }))
  return [
    refundAtOnce(language, parts),
    ...refunds.flatMap(({ deductedCents, deductionReason: reason }) =>
      reason ? [deductionSentence(language, { amount: formatEuro(deductedCents), reason })] : [],
    ),
  ]
}

function whyBack(reason: string | undefined, isPaid: boolean, w: OrderEmailWords): string {
  if (reason === 'twice') return w.twice
  if (reason === 'replaced') return w.replaced
  if (reason !== 'wrong-amount') return w.late
  return isPaid ? w.wrongAmountOfPaid : w.wrongAmount
}

function whySupplementBack(reason: string | undefined, w: OrderEmailWords): string {
  if (reason === 'twice') return w.supplementTwice
  return reason === 'wrong-amount' ? w.supplementWrongAmount : w.supplementEnded
}

function withdrawalContent(
  { config: { collectsReturns }, company }: ShopSettings,
  { orderNumber, locale, withdrawnAt, fitting, notice, ...facts }: OrderToWriteOf,
  invoice: Voucher | null,
  { money, credited }: Readonly<Record<'money' | 'credited', readonly string[]>>,
): OrderEmailContent {
  const language = languageOf(locale)
  const w = orderEmailWords[language]
  const r = refundWords(language, collectsReturns)
  const cents = awaitedCents(facts)
  const when = withdrawnAt ? momentShown(withdrawnAt, language) : ''
  const until = withdrawnAt ? dayShown(lastDayOfRefund(withdrawnAt), language) : ''
  const { name, street, postcode, town, phone } = company.current
  const address = `${name}\n${street}\n${postcode} ${town}`
  return {
    subject: w.withdrawnSubject(orderNumber),
    paragraphs: [
      w.withdrawn(orderNumber, when),
      ...(notice ? [w.noticeSent(dayShown(notice.sent_on, language), w.channels[notice.channel])] : []),
      ...(notice?.is_goodwill ? [w.goodwill] : []),
      ...(cents > 0 ? [`${r.until(formatEuro(cents), until)} ${r.back.wait}`, r.deduction(fitting)] : []),
      ...money,
      r.back.tyres(phone),
      r.back.yourself,
      w.returnAddress(address),
      w.orderInParcel(orderNumber),
    ],
    facts: invoice ? linesOf(invoice) : [],
    notes: credited,
  }
}

function agreementContent(
  { company }: ShopSettings,
  { orderNumber, locale }: OrderToWriteOf,
  agreement: AgreementToWriteOf | null,
): OrderEmailContent {
  if (!agreement) throw new Error(`Order ${orderNumber} has no agreement on a return.`)
  const language = languageOf(locale)
  const w = orderEmailWords[language]
  const { refundCents, refundPermille, transportBy, deadline, tyres } = agreement
  const share = refundPermille === null ? null : `${formatDecimal(refundPermille / 10, language)}\u00a0%`
  const { name, street, postcode, town, phone } = company.current
  return {
    subject: w.agreedSubject(orderNumber),
    paragraphs: [
      w.agreed,
      w.agreedRefund(formatEuro(refundCents), share),
      transportBy === 'shop' ? w.transportByShop(phone) : w.transportByBuyer,
      w.returnAddress(`${name}\n${street}\n${postcode} ${town}`),
      w.orderInParcel(orderNumber),
    ],
    facts: [
      [w.order, orderNumber],
      ...tyres.map(
        (tyre) =>
          [w.returnedTyre, `${tyre.quantity} × ${language === 'fi' ? tyre.name_fi : tyre.name_en}`] as const,
      ),
      [w.deadline, dayShown(deadline, language)],
    ],
    notes: [],
  }
}

function boughtFacts(invoice: Voucher): Facts {
  const language = languageOf(invoice.locale)
  const w = orderEmailWords[language]
  const discount = discountOf(invoice)
  const rates = ratesOf(invoice).map(
    ({ permille, vatCents }) => `${formatDecimal(permille / 10, language)}\u00a0%, ${formatEuro(vatCents)}`,
  )
  return [
    ...linesOf(invoice),
    ...(discount > 0 ? [[w.discount(invoice.promoCodeName), formatEuro(-discount)] as const] : []),
    [w.total, `${formatEuro(totalOf(invoice))} (${w.vat(rates.join('; '))})`],
    [w.paidBy, voucherWords[language].methods[invoice.paidBy]],
  ]
}

/** A tyre has one price, which includes its recycling fee, as on the pages of the shop. */
function linesOf({ lines, locale }: Voucher): Facts {
  const language = languageOf(locale)
  const priceOf = (line: VoucherLine) => line.gross_cents + line.discount_cents
  return lines.flatMap((line, place) => {
    if (line.is_fee) return []
    const name = `${line.quantity} × ${nameOfLine(line, language)}`
    const next = lines[place + 1]
    if (!next?.is_fee) return [[name, formatEuro(priceOf(line))] as const]
    const ofWhich = orderEmailWords[language].feeOfThis(formatEuro(priceOf(next)))
    return [[name, `${formatEuro(priceOf(line) + priceOf(next))}, ${ofWhich}`] as const]
  })
}

/**
 * Lists the delivery details of an order without fitting. For an order with fitting, the booking module provides the
 * details of the appointment instead.
 */
function deliveryFacts({ fitting, plate, delivery, locale }: OrderToWriteOf, invoice: Voucher | null): Facts {
  if (fitting || !invoice) return []
  const language = languageOf(locale)
  const w = orderEmailWords[language]
  const { deliveryFrom: from, deliveryTo: to } = invoice
  const days =
    from && to
      ? [[w.delivery, w.deliveryDays(dayShown(from, language), dayShown(to, language))] as const]
      : []
  const address = delivery ? [recipientFact(delivery, locale), ...addressFact(delivery, locale)] : []
  return [...days, ...address, ...(plate ? [[w.plate, plate] as const] : [])]
}
