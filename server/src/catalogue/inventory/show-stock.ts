import type { Answer, Input } from '@pito/contracts/endpoint'
import type { ArticleStock, getArticleStock, getStockChanges } from '@pito/contracts/staff-stock'
import { articleSizeText } from '@pito/contracts/values/article-size'
import { productionWeekText } from '@pito/contracts/values/production-week'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { articleById } from '../articles/article-store.ts'
import { batchesOf, changesOf, totalsOf } from './inventory-store.ts'

export async function showStock(
  ctx: Context,
  { id }: Input<typeof getArticleStock>,
): Promise<Answer<typeof getArticleStock>> {
  return ok(await articleStockOf(ctx.sql, id, ctx.now))
}

export async function articleStockOf(sql: Sql, id: number, now: Date): Promise<ArticleStock> {
  const article = (await articleById(sql, id)) ?? refuse('not-found')
  const batches = await batchesOf(sql, id)
  const sumOf = (some: typeof batches) => some.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    id,
    name: tyreName(article.brand, article.model),
    size: articleSizeText(article),
    ean: article.ean,
    on_hand: sumOf(batches),
    not_as_new: sumOf(batches.filter(({ asNew }) => !asNew)),
    ...(await totalsOf(sql, id)),
    weeks: batches
      .filter(({ quantity }) => quantity > 0)
      .map((batch) => ({ week: productionWeekText(batch), as_new: batch.asNew, quantity: batch.quantity })),
    read_at: now.toISOString(),
  }
}

export async function listStockChanges(
  ctx: Context,
  { id, ...paging }: Input<typeof getStockChanges>,
): Promise<Answer<typeof getStockChanges>> {
  const { rows, ...page } = await changesOf(ctx.sql, id, paging)
  return pageOf(
    rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: row.by,
      week: productionWeekText(row),
      as_new: row.asNew,
      difference: row.difference,
      quantity_before: row.before,
      quantity_after: row.after,
      reason: row.reason,
      note: row.note,
      goods_receipt_id: row.receiptId,
    })),
    page,
  )
}
