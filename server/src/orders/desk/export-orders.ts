import type { orderExportQuery } from '@pito/contracts/staff-orders'
import { internationalNumber } from '@pito/contracts/values/contact-number'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { OrderProgress, OrderStage } from '@pito/contracts/values/order-progress'
import { stageNames } from '@pito/contracts/values/order-progress'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { paymentStateNames } from '@pito/contracts/values/payment-state'
import { sizeOfProduct, sizeText } from '@pito/contracts/values/tyre-size'
import type { z } from 'zod'
import type { Column, OpenedFile } from '../../downloads/index.ts'
import { exportedList, openList } from '../../downloads/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { plannedForValues } from '../../platform/database/planned-for-values.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { voucherWords } from '../invoices/voucher-words.ts'
import type { AddressRow } from '../order-row.ts'
import { paymentFacts } from '../order-store.ts'
import type { PaymentFacts } from '../rules/payment-state.ts'
import { paymentState } from '../rules/payment-state.ts'
import { countOrders, matchingOrders } from './desk-store.ts'
import { orderStage } from './rules/order-stage.ts'

type Query = z.output<typeof orderExportQuery>

/**
 * Opens the selected orders, or all that the filters find, as a file with a row for each order. The audit entry has
 * neither the search text nor the numbers, because the text may be a name and the numbers may be hundreds.
 */
export async function openOrderExport(ctx: Context, query: Query): Promise<OpenedFile> {
  const { format, order_numbers: numbers, sort } = query
  const matching = numbers
    ? part`shop_order o where o.order_number = any(${numbers.split(',')}::text[])`
    : matchingOrders(query, ctx.now)
  const orders = await plannedForValues(ctx.sql, (tx) => countOrders(tx, matching))
  const details = { format, orders, selected: numbers !== undefined, tab: query.tab ?? null }
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'orders-exported', details })
  const language = languageOf(ctx.locale)
  const w = exportWords[language]
  const order = sort === 'created_at' ? part`o.created_at, o.id` : part`o.created_at desc, o.id desc`
  const rates = await readRates(ctx.sql)
  const names = { title: w.title, fileName: w.fileName, rows: { rows: exportedOrders(matching), order } }
  return openList(ctx, exportedList(names, columnsOf(language, rates, ctx.now)), { format, language })
}

/** Returns the rates of VAT that the shop has applied, the highest first. */
export async function readRates(sql: Sql): Promise<number[]> {
  const rows = await sql<{ permille: number }>`select distinct permille from vat_rate order by permille desc`
  return rows.map(({ permille }) => permille)
}

interface TaxedLine {
  readonly gross_cents: number
  readonly vat_cents: number
  readonly vat_permille: number
}

interface ExportedLine extends TaxedLine {
  readonly quantity: number
  readonly name_fi: string
  readonly name_en: string
  readonly width: number | null
  readonly aspect_ratio: number
  readonly diameter: number
  readonly commercial: boolean
}

interface ExportedOrder extends PaymentFacts {
  readonly orderNumber: string
  readonly progress: OrderProgress
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly packedAt: Date | null
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly cancelledAt: Date | null
  readonly withdrawnAt: Date | null
  readonly isBusiness: boolean
  readonly buyerReference: string | null
  readonly totalCents: number
  readonly creditedCents: number
  readonly trackingNumbers: readonly string[]
  readonly paidBy: PaymentMethod | null
  readonly invoiceNumber: number | null
  readonly servicePoint: string | null
  readonly fittedAt: Date | null
  readonly billing: AddressRow | null
  readonly shipping: AddressRow | null
  readonly lines: readonly ExportedLine[]
}

/** SQL for the orders with their lines and addresses. The sums of refunds are those of the credit notes. */
function exportedOrders(matching: Part): Part {
  const address = (kind: 'billing' | 'shipping') =>
    part`(select row_to_json(address) from shop_order_address address where order_id = o.id and kind = ${kind}::text)`
  return part`
    select o.order_number, o.order_status as status, o.progress, o.created_at, o.paid_at, o.packed_at, o.shipped_at,
      o.delivered_at, o.cancelled_at, o.withdrawn_at, o.is_business, o.buyer_reference, o.total_cents,
      o.tracking_numbers, ${paymentFacts},
      (select method from payment_attempt where order_id = o.id and state = 'paid') as paid_by,
      (select number from invoice where order_id = o.id) as invoice_number,
      coalesce((
        select sum(amount_cents)::integer from credit_note join invoice on invoice.number = invoice_number
        where order_id = o.id
      ), 0) as credited_cents,
      (select concat_ws(', ', company_name, city) from service_point where id = o.service_point_id) as service_point,
      coalesce((
        select lower(during) from appointment where order_id = o.id and confirmed_at is not null and state = 'firm'
      ), o.fitted_at) as fitted_at,
      ${address('billing')} as billing, ${address('shipping')} as shipping,
      coalesce((
        select json_agg(json_build_object(
          'quantity', quantity, 'name_fi', name_fi, 'name_en', name_en, 'gross_cents', total_cents - discount_cents,
          'vat_cents', vat_cents, 'vat_permille', vat_permille, 'width', width::float8, 'aspect_ratio', aspect,
          'diameter', diameter::float8, 'commercial', commercial
        ) order by position)
        from shop_order_line line left join tyre on tyre.id = tyre_id and type = 'product'
          left join tyre_size on tyre_size.id = tyre_size_id
        where order_id = o.id
      ), '[]') as lines
    from ${matching}`
}

function columnsOf(
  language: Language,
  rates: readonly number[],
  now: Date,
): readonly Column<ExportedOrder>[] {
  const w = exportWords[language]
  const text = (title: string, width: number, value: Column<ExportedOrder>['value']) =>
    ({ title, kind: 'text', width, value }) as const
  const euros = (title: string, value: Column<ExportedOrder>['value']) =>
    ({ title, kind: 'euros', width: 13, value }) as const
  const day = (title: string, of: (row: ExportedOrder) => Date | null) =>
    text(title, 12, (row) => shownDay(of(row)))
  return [
    text(w.number, 13, (row) => row.orderNumber),
    day(w.ordered, (row) => row.createdAt),
    day(w.paid, (row) => row.paidAt),
    text(w.customer, 24, ({ billing }) => nameOf(billing)),
    text(w.company, 24, ({ billing, isBusiness }) => (isBusiness ? (billing?.company_name ?? null) : null)),
    text(w.businessId, 14, ({ billing, isBusiness }) =>
      isBusiness ? (billing?.company_vat_number ?? null) : null,
    ),
    text(w.buyerReference, 16, (row) => row.buyerReference),
    text(w.email, 28, ({ billing }) => billing?.email ?? null),
    text(
      w.phone,
      16,
      ({ billing }) => billing && internationalNumber(billing.country_code, billing.contact_number),
    ),
    text(w.lines, 60, ({ lines }) => lines.map((line) => shownLine(line, language)).join(', ')),
    ...taxColumns<ExportedOrder>(language, rates),
    euros(w.total, (row) => row.totalCents),
    euros(w.credited, (row) => row.creditedCents),
    text(w.method, 18, ({ paidBy }) => paidBy && voucherWords[language].methods[paidBy]),
    text(w.payment, 20, (row) => paymentStateNames[language][paymentState(row, now)]),
    text(w.progress, 14, (row) => stageNames[language][stageOf(row)]),
    { title: w.invoice, kind: 'integer', width: 10, value: (row) => row.invoiceNumber },
    day(w.packed, (row) => row.packedAt),
    day(w.sent, (row) => row.shippedAt),
    day(w.delivered, (row) => row.deliveredAt),
    day(w.cancelled, (row) => row.cancelledAt ?? row.withdrawnAt),
    text(w.servicePoint, 24, (row) => row.servicePoint),
    day(w.fitted, (row) => (row.servicePoint === null ? null : row.fittedAt)),
    text(w.recipient, 24, (row) => nameOf(recipientOf(row))),
    text(w.street, 24, (row) => streetOf(recipientOf(row))),
    text(w.postcode, 10, (row) => recipientOf(row)?.zipcode ?? null),
    text(w.town, 16, (row) => recipientOf(row)?.city ?? null),
    text(w.tracking, 30, ({ trackingNumbers }) => trackingNumbers.join(', ')),
  ]
}

function stageOf({ progress, packedAt, shippedAt, withdrawnAt }: ExportedOrder): OrderStage {
  const [isPacked, isSent, isWithdrawn] = [packedAt !== null, shippedAt !== null, withdrawnAt !== null]
  return orderStage({ progress, isPacked, isSent, isWithdrawn })
}

/** The date as spreadsheets read it in every language. */
function shownDay(moment: Date | null): string | null {
  return moment && helsinkiDate(moment)
}

function nameOf(address: AddressRow | null): string | null {
  return address && `${address.first_name} ${address.last_name}`
}

function streetOf(address: AddressRow | null): string | null {
  return address && [address.address_line_1, address.address_line_2].filter(Boolean).join(', ')
}

/** Tyres that are fitted are sent to the service point, and not to an address of the customer. */
function recipientOf({ servicePoint, shipping }: ExportedOrder): AddressRow | null {
  return servicePoint === null ? shipping : null
}

function shownLine(
  { quantity, name_fi, name_en, width, commercial, ...size }: ExportedLine,
  language: Language,
) {
  const name = language === 'fi' ? name_fi : name_en
  const tyre = width === null ? '' : `${sizeText(sizeOfProduct({ width, ...size }), commercial)} `
  return `${quantity} × ${tyre}${name}`
}

const vatOf = (lines: readonly TaxedLine[]) => lines.reduce((sum, line) => sum + line.vat_cents, 0)
const netOf = (lines: readonly TaxedLine[]) =>
  lines.reduce((sum, line) => sum + line.gross_cents - line.vat_cents, 0)

/** The columns of net amounts and VAT: in all, and of each rate. */
export function taxColumns<Row extends { readonly lines: readonly TaxedLine[] }>(
  language: Language,
  rates: readonly number[],
): Column<Row>[] {
  const w = exportWords[language]
  const ofLines = (ending: string, chosen: (lines: readonly TaxedLine[]) => readonly TaxedLine[]) =>
    (
      [
        [w.net, netOf],
        [w.vat, vatOf],
      ] as const
    ).map(([title, sumOf]) => ({
      ...{ title: title + ending, kind: 'euros' as const, width: 13 },
      value: ({ lines }: Row) => sumOf(chosen(lines)),
    }))
  return [
    ...ofLines('', (lines) => lines),
    ...rates.flatMap((permille) =>
      ofLines(` ${(permille / 10).toLocaleString(language === 'fi' ? 'fi-FI' : 'en-GB')} %`, (lines) =>
        lines.filter((line) => line.vat_permille === permille),
      ),
    ),
  ]
}

const fi = {
  title: 'Tilaukset',
  fileName: 'tilaukset',
  number: 'Tilausnumero',
  ordered: 'Tilattu',
  paid: 'Maksettu',
  customer: 'Asiakas',
  company: 'Yritys',
  businessId: 'Y-tunnus',
  buyerReference: 'Ostajan viite',
  email: 'Sähköposti',
  phone: 'Puhelin',
  lines: 'Rivit',
  net: 'Veroton €',
  vat: 'Alv €',
  total: 'Yhteensä €',
  credited: 'Hyvitetty €',
  method: 'Maksutapa',
  payment: 'Maksun tila',
  progress: 'Tilauksen tila',
  invoice: 'Lasku',
  packed: 'Pakattu',
  sent: 'Lähetetty',
  delivered: 'Toimitettu',
  cancelled: 'Peruttu',
  servicePoint: 'Asennuspiste',
  fitted: 'Asennus',
  recipient: 'Vastaanottaja',
  street: 'Katuosoite',
  postcode: 'Postinumero',
  town: 'Postitoimipaikka',
  tracking: 'Seurantatunnukset',
}

const en: typeof fi = {
  title: 'Orders',
  fileName: 'orders',
  number: 'Order number',
  ordered: 'Ordered',
  paid: 'Paid',
  customer: 'Customer',
  company: 'Company',
  businessId: 'Business ID',
  buyerReference: 'Buyer reference',
  email: 'E-mail',
  phone: 'Phone',
  lines: 'Lines',
  net: 'Net €',
  vat: 'VAT €',
  total: 'Total €',
  credited: 'Credited €',
  method: 'Payment method',
  payment: 'Payment',
  progress: 'Progress',
  invoice: 'Invoice',
  packed: 'Packed',
  sent: 'Sent',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  servicePoint: 'Service point',
  fitted: 'Fitting',
  recipient: 'Recipient',
  street: 'Street',
  postcode: 'Postcode',
  town: 'Town',
  tracking: 'Tracking numbers',
}

export const exportWords: Readonly<Record<Language, typeof fi>> = { fi, en }
