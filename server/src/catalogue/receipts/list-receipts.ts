import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getGoodsReceipt, getGoodsReceipts, receiptSorts } from '@pito/contracts/staff-goods-receipts'
import type { Context } from '../../platform/context.ts'
import { expression, inSnakeCase } from '../../platform/database/columns.ts'
import { listPage, orderBy } from '../../platform/database/list-page.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { fieldsOf, readReceipt } from './receipt-of.ts'
import { receiptColumns, receiptTables } from './receipt-store.ts'

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
  const { rows, ...paging } = await listPage(
    ctx.sql,
    {
      columns: receiptColumns.with({
        lines: expression<number>`inside.lines`,
        tyres: expression<number>`inside.tyres`,
      }),
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
      ...inSnakeCase(row, 'id, lines, tyres, received_by'),
      state: row.receivedAt ? ('received' as const) : ('draft' as const),
      received_at: row.receivedAt?.toISOString() ?? null,
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
