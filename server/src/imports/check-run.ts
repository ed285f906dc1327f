import { importFields } from '@pito/contracts/records/import-fields'
import type { Additions } from '@pito/contracts/staff-imports'
import { meaningKey } from '@pito/contracts/values/import-choices'
import { fileFaultSentence, importSentences as s } from '@pito/contracts/values/import-sentences'
import { isImportKind, mostGuardedPercent } from '@pito/contracts/values/run-kinds'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { ChosenArticles } from '../catalogue/index.ts'
import { articlesToTakeOffSale, checkStates, noEarlierRows, unknownBrands } from '../catalogue/index.ts'
import { attempt, attemptPart } from '../platform/database/attempt.ts'
import type { Sql } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'
import type { Platform } from '../platform/platform.ts'
import { openTable, readingTable } from '../platform/table-files/open-table.ts'
import type { TableRow } from '../platform/table-files/table-file.ts'
import type { RowOfFile, SeenRows } from './check-batch.ts'
import { checkRows, readBatch, rejectedRow } from './check-batch.ts'
import { fileOf } from './file-store.ts'
import { stateOfAction } from './kinds/kind-of-run.ts'
import { noteFailure, reasonOfFailedRow } from './note-failure.ts'
import type { ImportRun } from './open-run.ts'
import type { RowToStore } from './row-store.ts'
import { storeRows } from './row-store.ts'
import type { RunRecord } from './run-store.ts'
import { beginChecking, endChecking, giveUp, lockRun, runById } from './run-store.ts'

type Shop = Pick<Platform, 'sql' | 'clock' | 'pool' | 'log'>

const rowsPerBatch = 500

/**
 * Carries out the dry run of an import or a bulk action, from its beginning. A dry run that fails remains in the state
 * `checking` until it is repeated; after three failures it is given up.
 */
export async function checkRun(shop: Shop, id: string): Promise<void> {
  const { sql, clock } = shop
  const run = await sql.transaction(async (tx) => {
    const stored = await lockRun(tx, id)
    if (stored?.state !== 'checking' || (await giveUp(tx, id, clock()))) return null
    return { ...stored, attempt: await beginChecking(tx, id, 'job', clock()) }
  })
  if (!run) return
  const checked = await attempt(async () => {
    const refusal = isImport(run) ? await checkFile(shop, run) : await checkArticlesOf(shop, run)
    await endChecking(sql, run, { refusal: refusal ?? (await wholeRefusal(shop, id)), now: clock() })
  })
  if ('error' in checked) await noteFailure(shop, run, checked.error)
}

function isImport(run: RunRecord): run is ImportRun {
  return isImportKind(run.kind) && run.fileBytes !== null
}

/** Returns the sentence for a file that cannot be read to its end. */
async function checkFile(shop: Shop, run: ImportRun): Promise<Sentence | null> {
  const { columns: assigned = [], header_row: headerRow, week = '' } = run.settings
  const columns = assigned.map(({ field, empty_clears, values = [] }) => ({
    field: importFields[run.kind].find(({ name }) => name === field) ?? null,
    emptyClears: empty_clears,
    meanings: new Map(values.map(({ text, means }) => [meaningKey(text), means])),
  }))
  const { sql, clock } = shop
  const seen: SeenRows = { keys: new Set(), earlier: noEarlierRows(), unreadableEan: false }
  let last = 0
  const checkAndStore = (rows: readonly RowOfFile[]) =>
    attemptPart(async () => {
      const checked = await checkRows(sql, run.kind, rows, { earlier: seen.earlier, now: clock() })
      return sql.transaction((tx) => storeRows(tx, run, checked, clock()))
    })
  // If a batch fails, each of its rows is checked alone, so that only the rows that fail are rejected.
  const store = async (batch: readonly TableRow[], dayZero: string): Promise<boolean> => {
    const rows = readBatch(batch, { columns, week, dayZero, seen })
    const together = await checkAndStore(rows)
    if ('value' in together) return together.value
    for (const row of rows) {
      const alone = await checkAndStore([row])
      const rejected =
        'error' in alone ? [rejectedRow(row, reasonOfFailedRow(shop, run, row, alone.error))] : []
      const isStored =
        'value' in alone ? alone.value : await sql.transaction((tx) => storeRows(tx, run, rejected, clock()))
      if (!isStored) return false
    }
    return true
  }
  const result = await readingTable(async () => {
    const table = await openTable(fileOf(sql, run), (rows) => rows.find(({ number }) => number === headerRow))
    let batch = []
    for await (const row of table.rows) {
      batch.push(row)
      last = row.number
      if (batch.length < rowsPerBatch) continue
      if (!(await store(batch, table.dayZero))) return
      batch = []
    }
    if (batch.length > 0) await store(batch, table.dayZero)
  })
  if ('refused' in result) return fileFaultSentence(result.refused.fault, result.refused.place)
  if (run.kind === 'articles') await storeAdditions(sql, run.id)
  if (!run.settings.missing_off_sale) return null
  if (seen.unreadableEan) return s.missingUnknown
  await checkMissing(shop, run, last)
  return null
}

async function checkArticlesOf({ sql, clock }: Shop, run: RunRecord): Promise<null> {
  const state = stateOfAction(run.kind)
  for (let after = 0; ; ) {
    const chosen = run.settings as ChosenArticles
    const { rows, last } = await checkStates(sql, chosen, state, { after, limit: rowsPerBatch })
    if (last === null) return null
    const toStore: RowToStore[] = rows.map((row) => ({ ...row, cells: null, assumptions: [] }))
    if (!(await sql.transaction((tx) => storeRows(tx, run, toStore, clock())))) return null
    after = last
  }
}

/** Refuses a file as a whole if it has no rows, or if the price guard stops too many of them. */
async function wholeRefusal({ sql }: Shop, id: string): Promise<Sentence | null> {
  const run = await runById(sql, id)
  if (!run) return null
  const total = run.newRows + run.changedRows + run.unchangedRows + run.guardedRows + run.rejectedRows
  if (total === 0 && run.fileName !== null) return s.noRows
  return run.kind === 'prices' && run.guardedRows * 100 > total * mostGuardedPercent ? s.wrongColumn : null
}

interface NewModel {
  readonly brand: string
  readonly name: string
  readonly rows: number
}

const mostListed = 100

/** Sums up the brands and models that the rows of a dry run would add, so that a misspelt name is seen among them. */
async function storeAdditions(sql: Sql, id: string): Promise<void> {
  const models = await sql<NewModel>`
    select min(after ->> 'brand') as brand, min(after ->> 'model') as name, count(*)::integer as rows
    from run_row where run_id = ${id}::bigint and verdict in ('new', 'changed') and after ? 'brand'
    group by lower(after ->> 'brand'), lower(after ->> 'model') order by 1, 2`
  const brands = await unknownBrands(sql, [...new Set(models.map(({ brand }) => brand))])
  const additions: Additions = {
    ...{ brands_total: brands.length, brands: brands.slice(0, mostListed) },
    ...{ models_total: models.length, models: models.slice(0, mostListed) },
  }
  await sql`update run set additions = ${JSON.stringify(additions)}::jsonb where id = ${id}::bigint`
}

/**
 * Adds a row for each article of the supplier that is on sale and that the file lacks. The catalogue stores no suppliers
 * of articles, so an article belongs to the supplier if an earlier import of articles or prices with the same profile
 * has changed it or found it unchanged.
 */
async function checkMissing(
  { pool, sql, clock }: Pick<Platform, 'pool' | 'sql' | 'clock'>,
  run: ImportRun,
  lastNumber: number,
): Promise<void> {
  const isOfSupplier = part`t.id in (
    select row.record_id from run_row row join run on run.id = row.run_id
    where run.profile = ${run.profile} and run.kind in ('articles', 'prices') and run.state = 'done'
      and run.id <> ${run.id}::bigint and (row.outcome = 'done' or row.verdict = 'unchanged')
  )`
  const isMissing = part`
    not exists (select from run_row where run_id = ${run.id}::bigint and label = t.ean)
    and not exists (select from run_row where run_id = ${run.id}::bigint and record_id = t.id)`
  let number = lastNumber
  for await (const articles of articlesToTakeOffSale({ pool }, part`${isOfSupplier} and ${isMissing}`)) {
    const rows = articles.map((article) => {
      number += 1
      return { ...article, number, verdict: 'missing' as const, cells: null, assumptions: [] }
    })
    if (!(await sql.transaction((tx) => storeRows(tx, run, rows, clock())))) return
  }
}
