import type { ArticleFields } from '@pito/contracts/staff-articles'
import { articleSentences, eanTakenSentence } from '@pito/contracts/values/article-sentences'
import { parseArticleSize } from '@pito/contracts/values/article-size'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { RowFields, RowOutcome, RowToApply } from '@pito/contracts/values/run-row'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import type { RecordChange } from '../../platform/audit/record-change.ts'
import { recordChanges } from '../../platform/audit/record-change.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { joined, name, part } from '../../platform/database/statement.ts'
import { findOrAddModel } from '../models/find-or-add-model.ts'
import { articleName, fieldsOf } from './article-of.ts'
import type { ArticleRow, StoredArticle } from './article-store.ts'
import {
  articleById,
  articleWithEan,
  fieldColumns,
  insertArticle,
  isIndexed,
  modelOfArticle,
  sameArticle,
  sizeId,
  updateArticle,
} from './article-store.ts'
import { lastChanges, lockArticles } from './import-store.ts'
import { splitNewModel } from './rules/model-in-row.ts'
import { vehicleTypes } from './save-article.ts'

/**
 * Carries out a batch of an import of articles. A row whose article no longer has the values that the dry run found is
 * skipped. New articles begin as drafts.
 */
export async function applyArticles(
  tx: Tx,
  ctx: Auditable,
  rows: readonly RowToApply[],
  runId: string,
): Promise<RowOutcome[]> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const locked = await lockArticles(tx, ids)
  const stale = rows.filter((row) => isStale(row, locked)).map(({ recordId }) => recordId ?? 0)
  const last = stale.length > 0 ? await lastChanges(tx, 'article', stale) : new Map()
  const outcomes: RowOutcome[] = []
  const changes: RecordChange[] = []
  const values: (ArticleFields & { readonly id: number })[] = []
  for (const row of rows) {
    const stored = locked.get(row.recordId ?? 0)
    if (row.recordId !== null && !stored) outcomes.push(skipped(row, s.articleGone))
    else if (isStale(row, locked))
      outcomes.push({
        number: row.number,
        outcome: 'skipped',
        note: last.get(row.recordId) ?? { by: null, at: null },
      })
    else {
      const applied =
        stored && changesValuesOnly(row.after)
          ? applyValues({ row, stored, runId })
          : await applyArticle(tx, ctx, { row, stored, runId })
      outcomes.push(applied.outcome)
      if (applied.change) changes.push(applied.change)
      if (applied.values) values.push(applied.values)
    }
  }
  await updateValues(tx, values)
  await recordChanges(tx, ctx, changes)
  return outcomes
}

function isStale({ recordId, before }: RowToApply, locked: ReadonlyMap<number, ArticleRow>): boolean {
  const stored = locked.get(recordId ?? 0)
  if (!stored) return false
  const current: RowFields = fieldsOf(stored)
  return Object.entries(before ?? {}).some(([name, value]) => (current[name] ?? null) !== value)
}

function skipped({ number }: RowToApply, sentence: Sentence): RowOutcome {
  return { number, outcome: 'skipped', note: { sentence } }
}

interface Change {
  readonly row: RowToApply
  readonly stored: ArticleRow | undefined
  readonly runId: string
}

interface Applied {
  readonly outcome: RowOutcome
  /** The fields of an article that the batch updates together with other articles. */
  readonly values?: ArticleFields & { readonly id: number }
  /** The entry for the history, or null if the row is skipped. */
  readonly change: RecordChange | null
}

function applyValues({ row, stored, runId }: Change & { readonly stored: ArticleRow }): Applied {
  const before = fieldsOf(stored)
  const after = { ...before, ...row.after } as ArticleFields
  return { ...appliedTo(stored.id, { row, stored, runId }, after), values: { ...after, id: stored.id } }
}

function appliedTo(id: number, { row, stored, runId }: Change, after: ArticleFields): Applied {
  return {
    outcome: { number: row.number, outcome: 'done', recordId: id },
    change: {
      action: stored ? 'article-saved' : 'article-created',
      record: { kind: 'article', id },
      before: stored ? fieldsOf(stored) : null,
      after,
      origin: 'import',
      runId,
    },
  }
}

async function applyArticle(tx: Tx, ctx: Auditable, { row, stored, runId }: Change): Promise<Applied> {
  const before = stored ? fieldsOf(stored) : null
  const refused = (sentence: Sentence) => ({ outcome: skipped(row, sentence), change: null })
  const { described, fields: after } = splitNewModel(row.after)
  const model = described && (await findOrAddModel(tx, ctx, described, runId))
  if (model && 'fault' in model) return refused(model.fault)
  const fields = { ...before, ...after, ...(model && { model_id: model.id }) } as ArticleFields
  const taken = fields.ean && (await articleWithEan(tx, fields.ean, stored?.id ?? null))
  if (taken) return refused(eanTakenSentence(articleName(taken)))
  const article = await storedOf(tx, fields)
  if (!article) return refused(articleSentences.modelUnknown)
  if (stored && (await sameArticle(tx, article, stored.id))) return refused(articleSentences.articleExists)
  if (stored) await updateArticle(tx, stored.id, article)
  const id = stored?.id ?? (await insertArticle(tx, article))
  const saved = id === undefined ? undefined : await articleById(tx, id)
  if (!saved) return refused(articleSentences.articleExists)
  return appliedTo(saved.id, { row, stored, runId }, fieldsOf(saved))
}

async function storedOf(tx: Tx, fields: ArticleFields): Promise<StoredArticle | null> {
  const model = await modelOfArticle(tx, fields.model_id)
  const size = parseArticleSize(fields.size)
  if (!model || !isIndexed(size)) return null
  return {
    sizeId: await sizeId(tx, size),
    size,
    vehicleTypeId: vehicleTypes[model.vehicleKind],
    tyreClass: model.tyreClass,
    seasonId: model.seasonId,
    fields,
  }
}

/** Fields that have to be compared with other articles or with the model. A batch updates all others together. */
const comparedFields: ReadonlySet<string> = new Set(['model_id', 'size', 'run_flat', 'ean'])

function changesValuesOnly(after: RowFields): boolean {
  return Object.keys(after).every((name) => !comparedFields.has(name))
}

/** Updates the values of locked articles by one statement. */
async function updateValues(
  tx: Tx,
  articles: readonly (ArticleFields & { readonly id: number })[],
): Promise<void> {
  if (articles.length === 0) return
  const values = fieldColumns.filter((column) => !comparedFields.has(column)).map(name)
  await tx`
    update tyre set ${joined(
      values.map((column) => part`${column} = article.${column}`),
      ', ',
    )}
    from jsonb_populate_recordset(null::tyre, ${JSON.stringify(articles)}::jsonb) as article
    where tyre.id = article.id`
}
