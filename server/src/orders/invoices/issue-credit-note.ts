import type { RowOf } from '../../platform/database/columns.ts'
import { columns, expression } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import { vatOfRefund } from '../../pricing/index.ts'
import type { LineRefund } from './rules/refund-of-lines.ts'
import { leftOfLine, sumOf } from './rules/refund-of-lines.ts'

export interface CreditNoteToIssue {
  readonly orderId: string
  /**
   * The id of the refund. The invoice has to show the refunded money: money that arrived twice or too late was never
   * invoiced, so its refund has no credit note.
   */
  readonly refundId: string
  readonly amountCents: number
  /** What the credit note takes back of each line, in the order of the lines, or `all` that is left of them. */
  readonly goods: 'all' | readonly LineRefund[]
}

/** The refunds of an order line, read for the table alias `line`. */
export const creditsOfLine = part`coalesce((
  select json_agg(json_build_object('quantity', credited.quantity, 'cents', credited.gross_cents)
    order by credit_note_number)
  from credit_note_line credited where order_line_id = line.id
), '[]')`

const invoicedColumns = columns(
  { line: 'shop_order_line' },
  `line.id, line.type, line.tyre_id, line.name_fi, line.name_en, line.quantity::integer, line.discount_cents,
    line.vat_permille, line.vat_cents`,
  {
    gross_cents: expression<number>`total_cents - discount_cents`,
    credits: expression<readonly LineRefund[]>`${creditsOfLine}`,
    credited_vat_cents: expression<number>`
      coalesce((select sum(vat_cents) from credit_note_line where order_line_id = line.id), 0)::integer`,
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
  const shares = sharesOfCreditNote(lines, goods)
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

/** Returns the lines of a credit note, in the order of the lines of the invoice. */
export function sharesOfCreditNote(
  lines: readonly InvoicedLine[],
  goods: CreditNoteToIssue['goods'],
): { quantity: number; grossCents: number; vatCents: number }[] {
  const back = lines.map((line, place) => (goods === 'all' ? leftOfLine(line) : (goods[place] ?? nothing)))
  const vat = vatOfRefund(
    lines.map((line, place) => ({
      ...{ ...line, creditedCents: sumOf(line.credits, 'cents') },
      refundCents: back[place]?.cents ?? 0,
    })),
  )
  return back.map(({ quantity, cents }, place) => ({
    quantity,
    grossCents: cents,
    vatCents: vat[place] ?? 0,
  }))
}
const nothing: LineRefund = { quantity: 0, cents: 0 }

/**
 * A transaction that credits the lines locks the invoice or its order first, so that the credit notes of concurrent
 * transactions are counted too.
 */
export function readInvoicedLines(tx: Sql, orderId: string): Promise<InvoicedLine[]> {
  return tx`
    select ${invoicedColumns}
    from shop_order_line line where order_id = ${orderId} order by position`
}
