import type { ReceiptFields } from '@pito/contracts/staff-goods-receipts'
import type { RowOf } from '../../platform/database/columns.ts'
import { assignment, columns, insertion } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

export type ReceiptRow = RowOf<typeof receiptColumns>
export const receiptColumns = columns(
  { r: 'goods_receipt', staff: 'staff?' },
  'r.id, r.version, r.supplier, r.delivery_note, r.delivered_on::text, r.received_at, staff.name as received_by',
)
export const receiptTables = part`goods_receipt r left join staff on staff.id = r.received_by`

export async function receiptById(sql: Sql, id: number): Promise<ReceiptRow | undefined> {
  const [row] = await sql`select ${receiptColumns} from ${receiptTables} where r.id = ${id}`
  return row
}

/** Locks a goods receipt until the transaction ends. Its lines are changed only under this lock. */
export async function lockReceipt(tx: Tx, id: number): Promise<ReceiptRow | undefined> {
  await tx`select from goods_receipt where id = ${id} for update`
  return receiptById(tx, id)
}

export async function insertReceipt(tx: Tx, fields: ReceiptFields, now: Date): Promise<number> {
  const [row] = await tx<{ id: number }>`
    insert into goods_receipt ${insertion('goods_receipt', { ...fields, created_at: now })} returning id`
  if (!row) throw new Error('PostgreSQL returned no id for the goods receipt.')
  return row.id
}

export async function updateReceipt(tx: Tx, id: number, fields: ReceiptFields): Promise<void> {
  await tx`update goods_receipt set ${assignment('goods_receipt', fields)} where id = ${id}`
}

export async function deleteReceipt(tx: Tx, id: number): Promise<void> {
  await tx`delete from goods_receipt where id = ${id}`
}

export type LineRow = RowOf<typeof lineColumns>
const lineColumns = columns(
  'goods_receipt_line',
  'id, tyre_id, dot_year as year, dot_week as week, quantity, purchase_cents, as_new',
)

export function linesOf(sql: Sql, receiptId: number): Promise<LineRow[]> {
  return sql`select ${lineColumns} from goods_receipt_line where goods_receipt_id = ${receiptId} order by id`
}

/** Raises the version of a draft, because its lines are part of what Receive books. */
async function raiseVersion(tx: Tx, id: number): Promise<void> {
  await tx`update goods_receipt set version = version + 1 where id = ${id}`
}

export async function insertLines(
  tx: Tx,
  receiptId: number,
  lines: readonly Omit<LineRow, 'id'>[],
): Promise<void> {
  await tx`
    insert into goods_receipt_line (goods_receipt_id, tyre_id, dot_year, dot_week, quantity, purchase_cents, as_new)
    select ${receiptId}::integer, * from unnest(
      ${lines.map(({ tyreId }) => tyreId)}::integer[], ${lines.map(({ year }) => year)}::smallint[],
      ${lines.map(({ week }) => week)}::smallint[], ${lines.map(({ quantity }) => quantity)}::integer[],
      ${lines.map(({ purchaseCents }) => purchaseCents)}::integer[], ${lines.map(({ asNew }) => asNew)}::boolean[]
    )`
  await raiseVersion(tx, receiptId)
}

export async function deleteLine(tx: Tx, receiptId: number, lineId: number): Promise<boolean> {
  const deleted = await tx.count`
    delete from goods_receipt_line where id = ${lineId} and goods_receipt_id = ${receiptId}`
  if (deleted > 0) await raiseVersion(tx, receiptId)
  return deleted > 0
}

/** Stores which lines of a draft are sold as new. */
export async function setSoldAsNew(
  tx: Tx,
  lines: readonly { readonly id: number; readonly asNew: boolean }[],
): Promise<void> {
  await tx`
    update goods_receipt_line line set as_new = received.as_new
    from unnest(${lines.map((line) => line.id)}::integer[], ${lines.map((line) => line.asNew)}::boolean[])
      as received (id, as_new)
    where line.id = received.id`
}

/** Stores who received the goods, or null for the shop itself. After this the goods receipt cannot be changed. */
export async function closeReceipt(
  tx: Tx,
  id: number,
  { staffId, now }: { readonly staffId: string | null; readonly now: Date },
): Promise<void> {
  await tx`update goods_receipt set received_at = ${now}, received_by = ${staffId} where id = ${id}`
}
