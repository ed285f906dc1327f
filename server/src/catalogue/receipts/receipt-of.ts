import type { GoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { articleSizeText } from '@pito/contracts/values/article-size'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { judgeProductionWeek, productionWeekText } from '@pito/contracts/values/production-week'
import { tyreName } from '@pito/contracts/values/tyre-name'
import { inSnakeCase } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { articlesById } from '../articles/article-store.ts'
import type { LineRow, ReceiptRow } from './receipt-store.ts'
import { linesOf, receiptById } from './receipt-store.ts'

export async function readReceipt(sql: Sql, id: number, now: Date): Promise<GoodsReceipt> {
  return receiptOf(sql, (await receiptById(sql, id)) ?? refuse('not-found'), now)
}

/** Maps a row to the goods receipt that the API returns. The age of tyres in a draft is that of today. */
export async function receiptOf(sql: Sql, row: ReceiptRow, now: Date): Promise<GoodsReceipt> {
  const lines = await linesOf(sql, row.id)
  const articles = await articlesById(
    sql,
    lines.map(({ tyreId }) => tyreId),
  )
  const day = helsinkiDate(row.receivedAt ?? now)
  return {
    ...fieldsOf(row),
    id: row.id,
    version: row.version,
    state: row.receivedAt ? 'received' : 'draft',
    received_at: row.receivedAt?.toISOString() ?? null,
    received_by: row.receivedBy,
    lines: lines.map((line) => {
      const article = articles.get(line.tyreId) ?? refuse('not-found')
      return {
        id: line.id,
        tyre_id: line.tyreId,
        name: `${tyreName(article.brand, article.model)} ${articleSizeText(article)}`,
        ean: article.ean,
        week: productionWeekText(line),
        quantity: line.quantity,
        purchase_cents: line.purchaseCents,
        as_new: line.asNew ?? judgeLine(line, day) !== 'not-as-new',
        is_old: ['old', 'not-as-new', 'too-old'].includes(judgeLine(line, day)),
      }
    }),
  }
}

export function judgeLine(line: Pick<LineRow, 'year' | 'week'>, day: string) {
  return judgeProductionWeek(productionWeekText(line), day)
}

export function fieldsOf(row: ReceiptRow) {
  return inSnakeCase(row, 'supplier, delivery_note, delivered_on')
}
