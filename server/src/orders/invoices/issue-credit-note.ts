import type { RowOf } from '../../platform/database/columns.ts'
import { columns, expression } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { shareRefund } from '../../pricing/index.ts'
import type { LineRefund } from './rules/refund-of-return.ts'

export interface CreditNoteToIssue {
  readonly orderId: string
  /**
   * The id of the refund. The invoice has to show the refunded money: money that arrived twice or too late was never
   * invoiced, so its refund has no credit note.
   */
  readonly refundId: string
  readonly amountCents: number
  /**
   * The goods that the credit note takes back: `all` that have not been taken back yet, a quantity for each line in
   * the order of the lines, or `none` if only the price is reduced.
   */
  readonly goods: 'all' | 'none' | readonly LineRefund[]
}

const invoicedColumns = columns(
  { line: 'shop_order_line' },
  `line.id, line.type, line.tyre_id, line.name_fi, line.name_en, line.quantity::integer, line.discount_cents,
    line.vat_permille, line.vat_cents`,
  {
    gross_cents: expression<number>`total_cents - discount_cents`,
    credited_quantity: expression<number>`coalesce(sum(credited.quantity), 0)::integer`,
    credited_cents: expression<number>`coalesce(sum(credited.gross_cents), 0)::integer`,
    credited_vat_cents: expression<number>`coalesce(sum(credited.vat_cents), 0)::integer`,
  },
)

export type InvoicedLine = RowOf<typeof invoicedColumns>

/**
 * Issues the credit note of a refund. Call this at the end of the transaction that decides the refund, because the
 * counter of the numbers stays locked until the transaction ends. A refund has one credit note.
 */
export async function issueCreditNote(
  tx: Tx,
  { orderId, refundId, amountCents, goods }: CreditNoteToIssue,
  now: Date,
): Promise<{ number: number }> {
  const [invoice] = await tx<{ number: number }>`
    select number from invoice where order_id = ${orderId} for no key update`
  if (!invoice) throw new Error(`Order ${orderId} has no invoice that could be credited.`)
  const [known] = await tx<{ number: number }>`select number from credit_note where refund_id = ${refundId}`
  if (known) return known
  const lines = await readInvoicedLines(tx, orderId)
  const shares = sharesOfCreditNote(lines, goods, amountCents)
  const credited = lines.flatMap(({ id }, place) => {
    const share = shares[place]
    return share && share.grossCents > 0 ? [{ id, ...share }] : []
  })
  const [issued] = await tx<{ number: number }>`
    with counter as (
      update document_counter set last_number = last_number + 1 where series = 'credit-note' returning last_number
    ), note as (
      insert into credit_note (number, invoice_number, refund_id, issued_at, amount_cents, seller)
      select last_number, ${invoice.number}::integer, ${refundId}::uuid, ${now}::timestamptz, ${amountCents}::integer,
        present_seller()
      from counter returning number
    ), lines as (
      insert into credit_note_line (credit_note_number, order_line_id, gross_cents, vat_cents, quantity)
      select number, (line->>'id')::integer, (line->>'grossCents')::integer, (line->>'vatCents')::integer,
        (line->>'quantity')::smallint
      from note, json_array_elements(${JSON.stringify(credited)}::json) as line
    )
    select number from note`
  if (!issued) throw new Error(`The credit note of refund ${refundId} was not written.`)
  return issued
}

/** Shares a refund over the lines of the invoice: the goods that are taken back, the amount, and its VAT. */
export function sharesOfCreditNote(
  lines: readonly InvoicedLine[],
  goods: CreditNoteToIssue['goods'],
  amountCents: number,
): { quantity: number; grossCents: number; vatCents: number }[] {
  const back = lines.map((line, place) => goodsBack(line, goods, place))
  const shares = shareRefund(
    lines.map((line, place) => ({ ...line, targetCents: back[place]?.cents ?? 0 })),
    amountCents,
  )
  return shares.map((share, place) => ({ quantity: back[place]?.quantity ?? 0, ...share }))
}

function goodsBack(line: InvoicedLine, goods: CreditNoteToIssue['goods'], place: number): LineRefund {
  const { quantity, creditedQuantity, grossCents, creditedCents } = line
  const left = { quantity: quantity - creditedQuantity, cents: grossCents - creditedCents }
  if (goods === 'all') return left
  const back = (goods !== 'none' && goods[place]) || { quantity: 0, cents: 0 }
  return { ...back, quantity: Math.min(back.quantity, left.quantity) }
}

/**
 * A transaction that credits the lines locks the invoice or its order first, so that the credit notes of concurrent
 * transactions are counted too.
 */
export function readInvoicedLines(tx: Sql, orderId: string): Promise<InvoicedLine[]> {
  return tx`
    select ${invoicedColumns}
    from shop_order_line line left join credit_note_line credited on order_line_id = line.id
    where order_id = ${orderId} group by line.id order by position`
}
