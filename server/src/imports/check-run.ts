import { importFields } from '@pito/contracts/records/import-fields'
import { meaningKey } from '@pito/contracts/values/import-choices'
import { fileFaultSentence, importSentences as s } from '@pito/contracts/values/import-sentences'
import { isImportKind, mostGuardedPercent } from '@pito/contracts/values/run-kinds'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { ChosenArticles } from '../catalogue/index.ts'
import { checkStates, noEarlierRows } from '../catalogue/index.ts'
import { attempt, attemptPart } from '../platform/database/attempt.ts'
import type { Platform } from '../platform/platform.ts'
import { openTable, readingTable } from '../platform/table-files/open-table.ts'
import type { NumberedCells, RowOfFile, SeenRows } from './check-batch.ts'
import { checkRows, readBatch, rejectedRow } from './check-batch.ts'
import { checkMissing } from './check-missing.ts'
import { fileOf } from './file-store.ts'
import { stateOfAction } from './kinds/kind-of-run.ts'
import { noteFailure, reasonOfFailedRow } from './note-failure.ts'
import type { ImportRun } from './open-run.ts'
import type { RowToStore } from './row-store.ts'
import { storeRows } from './row-store.ts'
import type { RunRecord } from './run-store.ts'
import { beginChecking, endChecking, giveUp, lockRun, runById } from './run-store.ts'
import { storeAdditions } from './store-additions.ts'

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
  const store = async (batch: readonly NumberedCells[], dayZero: string): Promise<boolean> => {
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
