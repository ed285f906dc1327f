import type { Input } from '@pito/contracts/endpoint'
import type { getStaffArticles } from '@pito/contracts/staff-articles'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { CheckedRow, RowOutcome, RowToApply } from '@pito/contracts/values/run-row'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import { recordChange } from '../../platform/audit/record-change.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import { articleName, missingOf } from './article-of.ts'
import type { ArticleRow } from './article-store.ts'
import { articleColumns, articleTables, updateState } from './article-store.ts'
import { lastChanges, lockArticles } from './import-store.ts'
import { articleConditions } from './list-articles.ts'

type NewState = 'on-sale' | 'off-sale' | 'archived'

/** Which articles a bulk action concerns: selected ones, or all results of a list. */
export type ChosenArticles =
  | { readonly ids: readonly number[] }
  | { readonly filters: Omit<Input<typeof getStaffArticles>, 'page' | 'per_page' | 'sort'> }

interface Slice {
  readonly after: number
  readonly limit: number
}

/** Returns the next articles of a bulk action in the order of their ids, with what the action would change. */
export async function checkStates(
  sql: Sql,
  chosen: ChosenArticles,
  state: NewState,
  { after, limit }: Slice,
): Promise<{ rows: CheckedRow[]; last: number | null }> {
  const where =
    'ids' in chosen
      ? part`t.id = any(${chosen.ids}::integer[])`
      : articleConditions(chosen.filters).reduce((all, one) => part`${all} and ${one}`)
  const articles = await sql<ArticleRow>`
    select ${articleColumns} from ${articleTables} where t.id > ${after} and ${where} order by t.id limit ${limit}`
  return { rows: articles.map((article) => checkedState(article, state)), last: articles.at(-1)?.id ?? null }
}

function checkedState(article: ArticleRow, state: NewState): CheckedRow {
  const common = { number: article.id, label: article.ean ?? articleName(article), recordId: article.id }
  const nothing = { before: null, after: null, faults: [] }
  if (article.state === state) return { ...common, ...nothing, verdict: 'unchanged' }
  if (state !== 'archived' && missingOf(article).length > 0)
    return {
      ...common,
      ...nothing,
      verdict: 'rejected',
      faults: [{ field: 'state', value: article.state, reason: s.articleIncomplete }],
    }
  return { ...common, verdict: 'changed', before: { state: article.state }, after: { state }, faults: [] }
}

/** Carries out a batch of a bulk action. An article whose state has changed since the dry run is skipped. */
export async function applyStates(
  tx: Tx,
  ctx: Auditable,
  rows: readonly RowToApply[],
  runId: string,
): Promise<RowOutcome[]> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const locked = await lockArticles(tx, ids)
  const stale = rows.filter(({ recordId, before }) => locked.get(recordId ?? 0)?.state !== before?.state)
  const last = await lastChanges(
    tx,
    'article',
    stale.flatMap(({ recordId }) => recordId ?? []),
  )
  const outcomes: RowOutcome[] = []
  for (const row of rows) {
    const stored = locked.get(row.recordId ?? 0)
    if (stored && !stale.includes(row)) outcomes.push(await applyState(tx, ctx, { row, stored, runId }))
    else
      outcomes.push({
        number: row.number,
        outcome: 'skipped',
        note: stored ? (last.get(stored.id) ?? { by: null, at: null }) : { sentence: s.articleGone },
      })
  }
  return outcomes
}

interface Change {
  readonly row: RowToApply
  readonly stored: ArticleRow
  readonly runId: string
}

async function applyState(tx: Tx, ctx: Auditable, { row, stored, runId }: Change): Promise<RowOutcome> {
  const state = row.after.state as NewState
  if (state !== 'archived' && missingOf(stored).length > 0)
    return { number: row.number, outcome: 'skipped', note: { sentence: s.articleIncomplete } }
  await updateState(tx, stored.id, { state, successorId: null })
  await recordChange(tx, ctx, {
    action: 'article-state-changed',
    record: { kind: 'article', id: stored.id },
    before: { state: stored.state, successor_id: stored.successorId },
    after: { state, successor_id: null },
    origin: 'bulk',
    runId,
  })
  return { number: row.number, outcome: 'done', recordId: stored.id }
}
