import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listDocuments as contract, documentExportQuery } from '@pito/contracts/staff-orders'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { languageOf } from '@pito/contracts/values/locale'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import type { z } from 'zod'
import type { Column, OpenedFile } from '../../downloads/index.ts'
import { exportedList, openList } from '../../downloads/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part, rowsOfPage } from '../../platform/database/statement.ts'
import { page as pageOf } from '../../platform/http/calls.ts'
import { orderFolders } from '../invoices/invoice-path.ts'
import { voucherWords } from '../invoices/voucher-words.ts'
import { exportWords, readRates, taxColumns } from './export-orders.ts'

interface DocumentRow {
  readonly number: number
  readonly issuedAt: Date
  readonly orderNumber: string
  readonly customer: string | null
  readonly cents: number
  readonly vatCents: number
  readonly isBusiness: boolean
}

export async function listDocuments(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { page, per_page: perPage, series } = input
  const { rows, total, missing } = await readDocuments(ctx.sql, input)
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'documents-listed', details: { page, series } })
  const documents = rows.map(({ number, issuedAt, orderNumber, customer, cents, vatCents, isBusiness }) => {
    const folder = `${orderFolders.staff}/${orderNumber}`
    const file = series === 'invoice' ? 'invoice/download' : `credit-notes/${number}/download`
    return {
      ...{ series, number, issued_at: issuedAt.toISOString(), order_number: orderNumber, customer },
      ...{
        amount: cents / 100,
        vat_amount: vatCents / 100,
        path: `${folder}/${file}`,
        has_finvoice: isBusiness,
      },
    }
  })
  return { ...pageOf(documents, { total, page, perPage }), missing }
}

const tables = {
  invoice: part`
    select number, issued_at, order_id, paid_by, total_cents as cents, (
      select coalesce(sum(vat_cents), 0) from shop_order_line line where line.order_id = invoice.order_id
    )::integer as vat_cents from invoice`,
  'credit-note': part`
    select credit_note.number, credit_note.issued_at, order_id, paid_by, amount_cents as cents, (
      select coalesce(sum(vat_cents), 0) from credit_note_line line where line.credit_note_number = credit_note.number
    )::integer as vat_cents
    from credit_note join invoice on invoice.number = invoice_number`,
}
const numbers = { invoice: part`invoice`, 'credit-note': part`credit_note` }

type Period = Pick<Input<typeof contract>, 'from' | 'to'>

/** SQL for whether a document of the series was issued in a period, whose days are those of Finland. */
function isIssuedIn(series: Input<typeof contract>['series'], { from, to }: Period): Part {
  const at = series === 'invoice' ? part`invoice.issued_at` : part`credit_note.issued_at`
  // PostgreSQL has no year 0, and no shop has documents of the last century.
  const within = (day: string) => (day < '2000-01-01' ? '2000-01-01' : day)
  const midnight = (day: Part) => part`(${day})::timestamp at time zone 'Europe/Helsinki'`
  return part`${from ? part`${at} >= ${midnight(part`${within(from)}::date`)}` : part`true`}
    and ${to ? part`${at} < ${midnight(part`${within(to)}::date + 1`)}` : part`true`}`
}

/**
 * Reads one page of a series, and counts the numbers that are missing between its first and its last document. The
 * documents of a period are read by an index in the order in which they were issued, which is that of their numbers,
 * except for documents that were issued within the same moment.
 */
async function readDocuments(
  sql: Sql,
  { series, sort, page, per_page: perPage, ...period }: Input<typeof contract>,
): Promise<{ rows: DocumentRow[]; total: number; missing: number }> {
  const order = sort === 'number' ? part`number` : part`number desc`
  const hasPeriod = period.from !== undefined || period.to !== undefined
  const issued = hasPeriod ? part`issued_at ${sort === 'number' ? part`` : part`desc`},` : part``
  const numbered = hasPeriod
    ? part`(select count(*) from ${numbers[series]} where number between first and last)`
    : part`total`
  const [counted] = await sql<{ total: number; missing: number }>`
    select total::integer, coalesce(last - first + 1 - ${numbered}, 0)::integer as missing
    from (
      select count(*) as total, min(number) as first, max(number) as last from ${numbers[series]}
      where ${isIssuedIn(series, period)}
    ) listed`
  const rows = await sql<DocumentRow>`
    select document.number, document.issued_at, order_number, document.cents, document.vat_cents, is_business,
      coalesce(case when is_business then company_name end, first_name || ' ' || last_name) as customer
    from (
      ${tables[series]} where ${isIssuedIn(series, period)} order by ${issued} ${order}
      ${rowsOfPage({ page, perPage })}
    ) document join shop_order on shop_order.id = document.order_id
      left join shop_order_address billing on billing.order_id = shop_order.id and kind = 'billing'
    order by ${order}`
  return { rows, total: counted?.total ?? 0, missing: counted?.missing ?? 0 }
}

interface ExportedDocument extends Pick<DocumentRow, 'number' | 'issuedAt' | 'orderNumber' | 'cents'> {
  readonly customer: string | null
  readonly businessId: string | null
  readonly paidBy: PaymentMethod
  readonly lines: Parameters<NonNullable<ReturnType<typeof taxColumns>[number]>['value']>[0]['lines']
}

/** Opens the documents of a period as a file for bookkeeping, in which the amounts of credit notes are negative. */
export async function openDocumentExport(
  ctx: Context,
  { series, ...period }: z.output<typeof documentExportQuery>,
): Promise<OpenedFile> {
  const language = languageOf(ctx.locale)
  const details = { series, from: period.from ?? null, to: period.to ?? null }
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'documents-exported', details })
  const rows = part`
    select document.number, document.issued_at, order_number, paid_by, ${signs[series]} * document.cents as cents,
      coalesce(case when is_business then company_name end, first_name || ' ' || last_name) as customer,
      case when is_business then company_vat_number end as business_id, (
        select json_agg(json_build_object('gross_cents', ${signs[series]} * gross_cents,
          'vat_cents', ${signs[series]} * vat_cents, 'vat_permille', vat_permille))
        from (${lines[series]}) line
      ) as lines
    from (${tables[series]} where ${isIssuedIn(series, period)}) document
      join shop_order on shop_order.id = document.order_id
      left join shop_order_address billing on billing.order_id = shop_order.id and kind = 'billing'`
  const names = {
    title: documentWords[language].title,
    fileName: documentWords[language].fileNames[series],
    rows: { rows, order: part`number` },
  }
  const columns = columnsOf(series, language, await readRates(ctx.sql))
  return openList(ctx, exportedList(names, columns), { format: 'csv', language })
}

const signs = { invoice: part`1`, 'credit-note': part`-1` }

const lines = {
  invoice: part`
    select total_cents - discount_cents as gross_cents, vat_cents, vat_permille from shop_order_line
    where order_id = document.order_id`,
  'credit-note': part`
    select credited.gross_cents, credited.vat_cents, vat_permille from credit_note_line credited
      join shop_order_line sold on sold.id = order_line_id
    where credit_note_number = document.number`,
}

function columnsOf(
  series: keyof typeof tables,
  language: 'fi' | 'en',
  rates: readonly number[],
): readonly Column<ExportedDocument>[] {
  const w = { ...exportWords[language], ...documentWords[language] }
  const text = (title: string, width: number, value: Column<ExportedDocument>['value']) =>
    ({ title, kind: 'text', width, value }) as const
  return [
    { title: w.document, kind: 'integer', width: 10, value: (row) => row.number },
    text(w.date, 12, (row) => helsinkiDate(row.issuedAt)),
    text(w.kind, 14, () => w.kinds[series]),
    text(w.number, 13, (row) => row.orderNumber),
    text(w.customer, 24, (row) => row.customer),
    text(w.businessId, 14, (row) => row.businessId),
    ...taxColumns<ExportedDocument>(language, rates),
    { title: w.total, kind: 'euros', width: 13, value: (row) => row.cents },
    text(w.method, 18, (row) => voucherWords[language].methods[row.paidBy]),
  ]
}

const documentWords = {
  fi: {
    title: 'Laskut ja hyvityslaskut',
    fileNames: { invoice: 'laskut', 'credit-note': 'hyvityslaskut' },
    document: 'Numero',
    date: 'Päivä',
    kind: 'Laji',
    kinds: { invoice: 'Lasku', 'credit-note': 'Hyvityslasku' },
  },
  en: {
    title: 'Invoices and credit notes',
    fileNames: { invoice: 'invoices', 'credit-note': 'credit-notes' },
    document: 'Number',
    date: 'Date',
    kind: 'Kind',
    kinds: { invoice: 'Invoice', 'credit-note': 'Credit note' },
  },
}
