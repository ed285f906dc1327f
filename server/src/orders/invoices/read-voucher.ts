import { readArticleIdentities } from '../../catalogue/index.ts'
import { readLogo } from '../../platform/company/company-store.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import type { Voucher, VoucherLine } from './voucher.ts'

/**
 * Selects an order by its id or its number. With an owner, the number of another owner's order finds nothing; only
 * requests of staff have no owner.
 */
export type WhichOrder =
  | { readonly orderId: string }
  | { readonly orderNumber: string; readonly owner?: Part }

const ofOrder = part`
  order_number, created_at as ordered_at, locale, paid_at, fitting or supplement_of is not null as fitting,
  delivery_from::text, delivery_to::text, promo_code_name,
  is_business, buyer_reference,
  invoice.number as invoice_number, invoice.issued_at as invoiced_at, paid_by,
  invoice.fitted_at,
  (select row_to_json(address) from shop_order_address address where order_id = o.id and kind = 'billing') as buyer,
  (
    select row_to_json(address) from shop_order_address address
    where order_id = o.id and kind in ('invoiced', 'shipping') order by kind limit 1
  ) as shipping`

/** Returns undefined if the order is not paid. */
export async function readInvoice(sql: Sql, which: WhichOrder): Promise<Voucher | undefined> {
  const [row] = await sql<VoucherRow>`
    select 'invoice' as kind, invoice.seller, invoice.number, invoice.issued_at, ${ofOrder}, (
      select json_agg(json_build_object(
        'tyre_id', case when type = 'product' then tyre_id end, 'is_fee', type = 'recycling_charges', 'name_fi', name_fi, 'name_en', name_en, 'rim', rim, 'quantity', quantity, 'unit_cents', unit_cents,
        'discount_cents', discount_cents, 'gross_cents', total_cents - discount_cents, 'vat_cents', vat_cents,
        'vat_permille', vat_permille
      ) order by position) from shop_order_line where order_id = o.id
    ) as lines
    from shop_order o join invoice on invoice.order_id = o.id where ${matching(which)}`
  return row && withArticles(sql, row)
}

/** Returns undefined if the order has no credit note with this number. */
export async function readCreditNote(
  sql: Sql,
  which: WhichOrder,
  number: number,
): Promise<Voucher | undefined> {
  const [row] = await sql<VoucherRow>`
    select 'credit-note' as kind, note.seller, note.number, note.issued_at, ${ofOrder}, (
      select json_agg(json_build_object(
        'tyre_id', case when type = 'product' then tyre_id end, 'is_fee', type = 'recycling_charges', 'name_fi', name_fi, 'name_en', name_en, 'rim', rim, 'quantity', credited.quantity, 'unit_cents', unit_cents,
        'discount_cents', 0, 'gross_cents', credited.gross_cents, 'vat_cents', credited.vat_cents,
        'vat_permille', vat_permille
      ) order by position)
      from credit_note_line credited join shop_order_line line on line.id = order_line_id
      where credit_note_number = note.number
    ) as lines
    from shop_order o join invoice on invoice.order_id = o.id
      join credit_note note on note.invoice_number = invoice.number
    where note.number = ${number} and ${matching(which)}`
  return row && withArticles(sql, row)
}

/** Returns the logo that the shop had when the voucher was issued, or null. */
export function logoOfSeller(sql: Sql, { seller }: Pick<Voucher, 'seller'>): Promise<Buffer | null> {
  return seller.logo ? readLogo(sql, seller.logo) : Promise.resolve(null)
}

function matching(which: WhichOrder): Part {
  return 'orderId' in which
    ? part`o.id = ${which.orderId}`
    : part`order_number = ${which.orderNumber} and ${which.owner ?? part`true`}`
}

interface VoucherRow extends Omit<Voucher, 'lines'> {
  readonly lines: readonly (Omit<VoucherLine, 'article'> & { readonly tyre_id: number | null })[]
}

async function withArticles(sql: Sql, row: VoucherRow): Promise<Voucher> {
  const articles = await readArticleIdentities(
    sql,
    row.lines.flatMap(({ tyre_id }) => tyre_id ?? []),
  )
  const lines = row.lines.map(({ tyre_id, ...line }) => ({
    ...line,
    article: (tyre_id !== null && articles.get(tyre_id)) || null,
  }))
  return { ...row, lines }
}
