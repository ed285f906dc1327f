import type { Order, OrderAddress, OrderLine } from '@pito/contracts/orders'
import { refusals } from '@pito/contracts/refusals'
import type { Locale } from '@pito/contracts/values/locale'
import { trackingUrl } from '@pito/contracts/values/tracking-numbers'
import type { BookedFitting } from '../booking/index.ts'
import { moveOffer, orderToken } from '../booking/index.ts'
import type { Offer } from '../catalogue/index.ts'
import type { Config } from '../platform/config.ts'
import { awaitedCents, lastDayOfRefund } from './invoices/awaited-refund.ts'
import type { Viewer } from './invoices/invoice-path.ts'
import { creditNotePath, invoicePath, termsPath } from './invoices/invoice-path.ts'
import { supplementPath } from './links/order-link.ts'
import type {
  AddressRow,
  CreditNoteRow,
  LineRow,
  OrderRow,
  RefundOfOrderRow,
  SummaryRow,
  SupplementRow,
  TyreRow,
} from './order-row.ts'
import { nextReservationAt } from './reservations/rules/why-not-reserved-again.ts'
import { whyNotScarce } from './reservations/rules/why-not-scarce.ts'
import { paymentState } from './rules/payment-state.ts'
import { supplementState } from './rules/supplement-state.ts'
import { isDeclined, shownAppointment } from './shown-appointment.ts'
import { isRefundAwaited, lastDayOfWithdrawal, whyNotCancelled, whyNotWithdrawn } from './why-not-changed.ts'

const euros = (cents: number) => cents / 100

interface Showing {
  readonly offers: ReadonlyMap<number, Offer>
  readonly locale: Locale
  readonly now: Date
  /** The viewer determines the paths of the order's files. */
  readonly caller: Viewer
  readonly config: Config
}

/**
 * The order with the current state of its paid appointment, which may have been moved or declined since the payment.
 */
type OrderToShow = OrderRow & { readonly booked: BookedFitting | null }

/**
 * Maps a stored order to the order of the API, with amounts in euros (requirements SUM-18 and ORD-06 to ORD-11).
 */
export function orderInEuros(row: OrderToShow, showing: Showing): Order {
  const { offers, locale, now, caller } = showing
  const { dealer } = row
  return {
    ...summaryInEuros(row, { caller, now }),
    reserved_until: reservedUntilIn(row, now),
    payable_from: payableFromIn(row, showing),
    payment_refusal: paymentRefusalIn(row, showing),
    sub_total: euros(row.goodsCents + row.servicesCents),
    shipping_charges: euros(row.deliveryCents),
    delivery_days: daysOfDelivery(row),
    discount_amount: euros(row.discountCents),
    promo_code_id: row.promoCodeId,
    promo_code_name: row.promoCodeName,
    vat_amount: euros(row.vatCents),
    buyer_reference: row.buyerReference,
    order_note: row.note,
    licence_plate: row.plate,
    is_business_customer: row.isBusiness,
    payment_by: row.paidBy,
    credit_notes: row.creditNotes.map((note) => creditNoteIn(note, row.orderNumber, caller)),
    refund: refundOfOrder(row),
    tyres_are_collected: showing.config.collectsReturns,
    refunds: row.refunds.map((refund) => refundIn(refund, locale)),
    supplements: row.supplements.map((supplement) => supplementIn(supplement, showing)),
    billing_details: row.billing && addressIn(row.billing),
    shipping_details: shippingIn(row),
    service_point_shipment_details: row.fitting ? dealer : null,
    appointment: appointmentIn(row, showing),
    fitting_declined: isDeclined(row),
    line_items: row.lines.map((line) => lineInEuros(line, offers, locale)),
    terms_version: row.termsVersion,
    terms_path: row.hasTerms ? termsPath(caller, row.orderNumber) : null,
    ...changesOf(row, now),
  }
}

function appointmentIn(row: OrderToShow, { config, now, caller }: Showing): Order['appointment'] {
  const appointment = shownAppointment(row, now)
  if (!appointment) return null
  const move = row.booked && caller.kind !== 'staff' ? moveOffer(config, row.booked, now) : null
  return { ...appointment, move_token: move?.token ?? null, move_until: move?.until?.toISOString() ?? null }
}

function reservedUntilIn({ status, reservedUntil }: OrderRow, now: Date): string | null {
  const isReserved = status === 'unpaid' && reservedUntil !== null && reservedUntil > now
  return isReserved ? reservedUntil.toISOString() : null
}

function shippingIn({ id, shipping }: OrderRow): Order['shipping_details'] {
  if (!shipping) return null
  const ship_to = shipping.ship_to ?? 'billing'
  return { ...addressIn(shipping), address_type: 'shipping', order_id: id, ship_to }
}

/** An unpaid order without a reservation has to reserve everything before it can be paid. */
function mustReserve(row: OrderRow, now: Date): boolean {
  return reservedUntilIn(row, now) === null && row.status === 'unpaid'
}

/** The same rule is asked again when a payment starts, under locks. Tyres that are sold out have their own refusal. */
function paymentRefusalIn(row: OrderRow, { config, now, locale }: Showing): string | null {
  const articles = row.requestedArticles
  const isLeft = articles.every(({ quantity, left }) => quantity <= left)
  const reason = mustReserve(row, now) && isLeft ? whyNotScarce(articles, config.scarceStock) : null
  return reason && refusals[reason].sentence[locale]
}

function payableFromIn(row: OrderRow, { config, now }: Showing): string | null {
  const isFree = mustReserve(row, now)
  const ended = row.endedReservations.map(({ reserved_at, ended_at }) => ({
    reservedAt: new Date(reserved_at),
    endedAt: new Date(ended_at),
  }))
  const next = isFree ? nextReservationAt(ended, config.reservationWaitMinutes, now) : null
  return next?.toISOString() ?? null
}

function changesOf(row: OrderToShow, now: Date) {
  const { shippedAt, deliveredAt, cancelledAt } = row
  return {
    shipped_at: shippedAt?.toISOString() ?? null,
    delivered_at: deliveredAt?.toISOString() ?? null,
    cancelled_at: cancelledAt?.toISOString() ?? null,
    can_be_cancelled: whyNotCancelled(row, now) === null,
    can_be_withdrawn: whyNotWithdrawn(row, now) === null,
    withdraw_until: row.isBusiness ? null : lastDayOfWithdrawal(row),
    parcels: row.trackingNumbers.map((number) => ({
      tracking_number: number,
      tracking_url: trackingUrl(row.trackingLink, number),
    })),
  }
}

export function daysOfDelivery({
  deliveryFrom: from,
  deliveryTo: to,
}: Pick<OrderRow, 'deliveryFrom' | 'deliveryTo'>): Order['delivery_days'] {
  return from !== null && to !== null ? { from, to } : null
}

export function summaryInEuros(row: SummaryRow, { caller, now }: Pick<Showing, 'caller' | 'now'>) {
  return {
    id: row.id,
    order_number: row.orderNumber,
    order_status: row.status,
    progress: row.progress,
    payment_state: paymentState(row, now),
    order_type: row.fitting ? ('service_point_delivery' as const) : ('other' as const),
    created_at: row.createdAt.toISOString(),
    paid_on: row.paidAt?.toISOString() ?? null,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    total: euros(row.totalCents),
    invoice_path: row.hasInvoice ? invoicePath(caller, row.orderNumber) : null,
  }
}

function creditNoteIn(note: CreditNoteRow, orderNumber: string, caller: Viewer) {
  return {
    number: note.number,
    issued_at: new Date(note.issued_at).toISOString(),
    refunded_at: note.refunded_at && new Date(note.refunded_at).toISOString(),
    amount: euros(note.amount_cents),
    path: creditNotePath(caller, orderNumber, note.number),
  }
}

function refundIn(refund: RefundOfOrderRow, locale: Locale): Order['refunds'][number] {
  return {
    id: refund.id,
    amount: euros(refund.amount_cents),
    reason: refund.reason,
    made_at: refund.made_at && new Date(refund.made_at).toISOString(),
    lines: refund.lines.map((line) => ({ name: nameIn(line, locale), quantity: line.quantity })),
  }
}

/** Maps a tyre to the one that a list of orders shows. */
export function tyreInList(
  line: TyreRow,
  { offers, locale }: Pick<Showing, 'offers' | 'locale'>,
): Pick<OrderLine, 'name' | 'quantity' | 'product'> {
  const offer = line.tyre_id === null ? undefined : offers.get(line.tyre_id)
  return { name: nameIn(line, locale), quantity: line.quantity, product: offer?.product ?? null }
}

function nameIn({ name_fi, name_en }: Pick<LineRow, 'name_fi' | 'name_en'>, locale: Locale): string {
  return locale === 'fi_FI' ? name_fi : name_en
}

function lineInEuros(line: LineRow, offers: ReadonlyMap<number, Offer>, locale: Locale): OrderLine {
  const offer = line.type === 'product' && line.tyre_id !== null ? offers.get(line.tyre_id) : undefined
  return {
    id: line.id,
    type: line.type,
    type_id: line.tyre_id ?? line.service_id,
    name: nameIn(line, locale),
    rim_size: line.rim,
    for_another_car: line.for_another_car,
    quantity: line.quantity,
    unit_price: euros(line.unit_cents),
    sub_total: euros(line.total_cents),
    vat_percent: line.vat_permille / 10,
    vat_amount: euros(line.vat_cents),
    product: offer?.product ?? null,
  }
}

function supplementIn(row: SupplementRow, { locale, caller, config }: Showing): Order['supplements'][number] {
  const state = supplementState({ paidAt: row.paid_at, closedAt: row.closed_at })
  // The token of the order does not open the files of a supplement, so they get a token of their own.
  const viewer: Viewer = caller.kind === 'link' ? { kind: 'link', token: orderToken(config, row.id) } : caller
  return {
    ...{ order_number: row.order_number, name: nameIn(row, locale), amount: euros(row.total_cents), state },
    ...{ vat_percent: row.vat_permille / 10, vat_amount: euros(row.vat_cents) },
    requested_at: new Date(row.created_at).toISOString(),
    paid_at: row.paid_at && new Date(row.paid_at).toISOString(),
    refunded: euros(row.refunded_cents),
    payment_by: row.paid_by,
    invoice_path: state === 'paid' ? invoicePath(viewer, row.order_number) : null,
    credit_notes: row.credit_notes.map((note) => creditNoteIn(note, row.order_number, viewer)),
    pay_path: state === 'open' && caller.kind !== 'staff' ? supplementPath(config, row.id) : null,
  }
}

function addressIn({ ship_to: _, country_code, contact_number, ...address }: AddressRow): OrderAddress {
  return { ...address, contact_number, country_code }
}

/** Returns what the buyer gets back, or null if nothing of the order is refunded. */
function refundOfOrder(row: OrderRow): Order['refund'] {
  const { withdrawnAt, cancelledAt, supplements } = row
  const waitingCents = isRefundAwaited(row) ? awaitedCents(row) : 0
  const notes = [...row.creditNotes, ...supplements.flatMap(({ credit_notes }) => credit_notes)]
  const amountCents = waitingCents + centsOf(notes)
  if (amountCents === 0) return null
  const notice = withdrawnAt ?? cancelledAt
  const parts = [
    { amount: euros(waitingCents + centsOf(row.creditNotes)), payment_by: row.paidBy },
    ...supplements.map((one) => ({ amount: euros(centsOf(one.credit_notes)), payment_by: one.paid_by })),
  ]
  return {
    amount: euros(amountCents),
    parts: parts.filter(({ amount }) => amount > 0),
    made: euros(centsOf(notes.filter(({ refunded_at }) => refunded_at !== null))),
    latest_on: notice && lastDayOfRefund(notice),
    deductions: notes.flatMap(({ deducted_cents: cents, deduction_reason: reason }) =>
      cents && reason ? [{ amount: cents / 100, reason }] : [],
    ),
  }
}

function centsOf(notes: OrderRow['creditNotes']): number {
  return notes.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}
