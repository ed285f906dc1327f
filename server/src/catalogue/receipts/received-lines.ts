import { parseProductionWeek } from '@pito/contracts/values/production-week'
import type { RowFields } from '@pito/contracts/values/run-row'
import type { Sql } from '../../platform/database/sql.ts'

/** Identifies a line of a delivery: the supplier, the delivery note, the article and the production week. */
export function lineKey(tyreId: number, { supplier, delivery_note: note, week: text }: RowFields): string {
  const { year = 0, week = 0 } = parseProductionWeek(String(text)) ?? {}
  return JSON.stringify([supplier, note, tyreId, year, week])
}

/** Returns the keys of the lines that were received under these delivery notes. */
export async function receivedLines(sql: Sql, deliveryNotes: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ key: [string, string, number, number, number] }>`
    select json_build_array(supplier, delivery_note, tyre_id, dot_year, dot_week) as key
    from goods_receipt r join goods_receipt_line line on line.goods_receipt_id = r.id
    where r.received_at is not null and r.delivery_note = any(${[...new Set(deliveryNotes)]}::text[])`
  return new Set(rows.map(({ key }) => JSON.stringify(key)))
}
