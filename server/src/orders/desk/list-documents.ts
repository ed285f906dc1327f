import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listDocuments as contract } from '@pito/contracts/staff-orders'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { part, rowsOfPage } from '../../platform/database/statement.ts'
import { page as pageOf } from '../../platform/http/calls.ts'
import { orderFolders } from '../invoices/invoice-path.ts'

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
    select number, issued_at, order_id, total_cents as cents, (
      select coalesce(sum(vat_cents), 0) from shop_order_line line where line.order_id = invoice.order_id
    )::integer as vat_cents from invoice`,
  'credit-note': part`
    select credit_note.number, credit_note.issued_at, order_id, amount_cents as cents, (
      select coalesce(sum(vat_cents), 0) from credit_note_line line where line.credit_note_number = credit_note.number
    )::integer as vat_cents
    from credit_note join invoice on invoice.number = invoice_number`,
}
const numbers = { invoice: part`invoice`, 'credit-note': part`credit_note` }

/** Reads one page of a series, and counts the numbers that are missing in the whole series. */
async function readDocuments(
  sql: Sql,
  { series, sort, page, per_page: perPage }: Input<typeof contract>,
): Promise<{ rows: DocumentRow[]; total: number; missing: number }> {
  const order = sort === 'number' ? part`number` : part`number desc`
  const [counted] = await sql<{ total: number; missing: number }>`
    select count(*)::integer as total, coalesce(max(number) - min(number) + 1 - count(*), 0)::integer as missing
    from ${numbers[series]}`
  const rows = await sql<DocumentRow>`
    select document.number, document.issued_at, order_number, document.cents, document.vat_cents, is_business,
      coalesce(case when is_business then company_name end, first_name || ' ' || last_name) as customer
    from (
      ${tables[series]} order by ${order} ${rowsOfPage({ page, perPage })}
    ) document join shop_order on shop_order.id = document.order_id
      left join shop_order_address billing on billing.order_id = shop_order.id and kind = 'billing'
    order by ${order}`
  return { rows, total: counted?.total ?? 0, missing: counted?.missing ?? 0 }
}
