import type { Input } from '@pito/contracts/endpoint'
import type { getStaffArticles } from '@pito/contracts/staff-articles'
import { incompleteSentence } from '@pito/contracts/values/article-sentences'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import type { CheckedRow, RowNote, RowOutcome, RowToApply } from '@pito/contracts/values/run-row'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import { recordChanges } from '../../platform/audit/record-change.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { streamRows } from '../../platform/database/stream-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { articleName, missingOf } from './article-of.ts'
import type { ArticleRow } from './article-store.ts'
import { articleColumns, articleTables, updateStates } from './article-store.ts'
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
  const incomplete = whyNotSold(article, state)
  if (incomplete) {
    const faults = [{ field: null, value: null, reason: incomplete }]
    return { ...common, ...nothing, verdict: 'rejected', faults }
  }
  return { ...common, verdict: 'changed', before: { state: article.state }, after: { state }, faults: [] }
}

/** Returns the sentence that names what an article lacks for a state, or null. */
function whyNotSold(article: ArticleRow, state: NewState): Sentence | null {
  const missing = state === 'archived' ? [] : missingOf(article)
  return missing.length > 0 ? incompleteSentence(missing) : null
}

/** Streams the articles on sale for which a condition on `t` holds, as rows that take them off sale. */
export async function* articlesToTakeOffSale(
  { pool }: Pick<Platform, 'pool'>,
  condition: Part,
): AsyncGenerator<CheckedRow[]> {
  const batches = streamRows<ArticleRow>(
    pool,
    part`select ${articleColumns} from ${articleTables} where t.state = 'on-sale' and ${condition} order by t.id`,
  )
  for await (const articles of batches)
    yield articles
      .map((article) => checkedState(article, 'off-sale'))
      .filter(({ verdict }) => verdict === 'changed')
}

/** Carries out a batch of a bulk action. */
export function applyStates(
  tx: Tx,
  ctx: Auditable,
  rows: readonly RowToApply[],
  runId: string,
): Promise<RowOutcome[]> {
  return changeStates(tx, ctx, rows, { runId, origin: 'bulk' })
}

/** Takes a batch of articles off sale that the file of an import lacks. */
export function takeMissingOffSale(
  tx: Tx,
  ctx: Auditable,
  rows: readonly RowToApply[],
  runId: string,
): Promise<RowOutcome[]> {
  return changeStates(tx, ctx, rows, { runId, origin: 'import' })
}

interface Source {
  readonly runId: string
  readonly origin: ChangeOrigin
}

/** Changes the states of articles. An article whose state has changed since the dry run is skipped. */
async function changeStates(
  tx: Tx,
  ctx: Auditable,
  rows: readonly RowToApply[],
  source: Source,
): Promise<RowOutcome[]> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const locked = await lockArticles(tx, ids)
  const stale = rows.filter(({ recordId, before }) => locked.get(recordId ?? 0)?.state !== before?.state)
  const last = await lastChanges(
    tx,
    'article',
    stale.flatMap(({ recordId }) => recordId ?? []),
  )
  const whyNot = (row: RowToApply): RowNote | null => {
    const stored = locked.get(row.recordId ?? 0)
    if (!stored) return { sentence: s.articleGone }
    if (stored.state !== row.before?.state) return last.get(stored.id) ?? { by: null, at: null }
    const sentence = whyNotSold(stored, row.after.state as NewState)
    return sentence && { sentence }
  }
  const notes = new Map(rows.map((row) => [row, whyNot(row)]))
  const changes = rows.flatMap((row) => {
    const stored = locked.get(row.recordId ?? 0)
    return stored && !notes.get(row) ? [{ stored, state: row.after.state as NewState }] : []
  })
  await save(tx, ctx, changes, source)
  return rows.map((row) => {
    const { number, recordId } = row
    const note = notes.get(row)
    return note ? { number, outcome: 'skipped', note } : { number, outcome: 'done', recordId: recordId ?? 0 }
  })
}

interface Change {
  readonly stored: ArticleRow
  readonly state: NewState
}

async function save(
  tx: Tx,
  ctx: Auditable,
  changes: readonly Change[],
  { runId, origin }: Source,
): Promise<void> {
  const states = Map.groupBy(changes, ({ state }) => state)
  for (const [state, group] of states)
    await updateStates(
      tx,
      group.map(({ stored }) => stored.id),
      { state, successorId: null },
    )
  await recordChanges(
    tx,
    ctx,
    changes.map(({ stored, state }) => ({
      action: 'article-state-changed',
      record: { kind: 'article', id: stored.id },
      before: { state: stored.state, successor_id: stored.successorId },
      after: { state, successor_id: null },
      origin,
      runId,
    })),
  )
}
