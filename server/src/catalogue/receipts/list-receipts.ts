import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getGoodsReceipt, getGoodsReceipts, receiptSorts } from '@pito/contracts/staff-goods-receipts'
import type { Context } from '../../platform/context.ts'
import { listPage, orderBy } from '../../platform/database/list-page.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { fieldsOf, readReceipt } from './receipt-of.ts'
import type { ReceiptRow } from './receipt-store.ts'
import { receiptColumns, receiptTables } from './receipt-store.ts'

interface ListedRow extends ReceiptRow {
  readonly lines: number
  readonly tyres: number
}

const sorts: Record<(typeof receiptSorts)[number], Part> = {
  id: part`r.id`,
  delivered_on: part`r.delivered_on`,
  supplier: part`r.supplier`,
  delivery_note: part`r.delivery_note`,
  state: part`r.received_at`,
}

export async function listReceipts(
  ctx: Context,
  input: Input<typeof getGoodsReceipts>,
): Promise<Answer<typeof getGoodsReceipts>> {
  const { rows, ...paging } = await listPage<ListedRow>(
    ctx.sql,
    {
      columns: part`${receiptColumns}, inside.lines, inside.tyres`,
      from: part`${receiptTables} cross join lateral (
        select count(*)::integer as lines, integer_of(coalesce(sum(quantity), 0)) as tyres
        from goods_receipt_line where goods_receipt_id = r.id
      ) as inside`,
      where: conditions(input),
      order: orderBy(sorts, input.sort, part`r.id`),
    },
    input,
  )
  return pageOf(
    rows.map((row) => ({
      ...fieldsOf(row),
      id: row.id,
      state: row.receivedAt ? ('received' as const) : ('draft' as const),
      lines: row.lines,
      tyres: row.tyres,
      received_at: row.receivedAt?.toISOString() ?? null,
      received_by: row.receivedBy,
    })),
    paging,
  )
}

function conditions({ search, state, supplier }: Input<typeof getGoodsReceipts>): Part[] {
  return [
    ...(state ? [part`(r.received_at is null) = ${state === 'draft'}`] : []),
    ...(supplier ? [part`r.supplier = ${supplier}`] : []),
    ...search
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => part`position(${word} in lower(r.supplier || ' ' || r.delivery_note)) > 0`),
  ]
}

export async function showReceipt(
  ctx: Context,
  { id }: Input<typeof getGoodsReceipt>,
): Promise<Answer<typeof getGoodsReceipt>> {
  return ok(await readReceipt(ctx.sql, id, ctx.now))
}
