import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fileFaultSentence } from '../contracts/src/values/import-sentences.ts'
import type { ImportKind } from '../contracts/src/values/run-kinds.ts'
import {
  filePartBytes,
  importFileBytes,
  importKinds,
  isImportKind,
} from '../contracts/src/values/run-kinds.ts'
import type { RunRecord } from '../server/src/imports/index.ts'
import { carryOutRun, dryRunOfFile, partsOf, stoppedRows } from '../server/src/imports/index.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { createLog } from '../server/src/platform/log.ts'
import { sayAndExit } from '../server/src/platform/process/say-and-exit.ts'
import { StartRefused } from '../server/src/platform/start-refused.ts'
import { systemClock } from '../server/src/platform/system-clock.ts'
import { withShopDatabase } from './with-shop-database.ts'

const usage = `npm run import -- --kind ${importKinds.join('|')} --file supplier.csv [--profile north] [--week 3125] [--missing-off-sale] [--dry-run]

Imports a CSV or XLSX file by the same steps as /admin/imports, also beside a running shop.
  --profile  the profile, stored in the back office, that assigns the columns
  --week     the production week of rows that have none, for stock counts and goods receipts
  --missing-off-sale
             takes articles off sale that earlier imports with the profile contained and this file lacks
  --dry-run  shows what would change and changes nothing

Exit codes: 0 every row is fine; 1 refused, nothing was changed; 2 some rows were rejected, stopped by the price guard
or skipped.`

/** The exit code if some rows need attention. Code 1 is that of a refusal. */
const someRows = 2
const mostShown = 20
const endings = { done: 'is done', cancelled: 'was cancelled', failed: 'was given up' }

/** `npm run import` imports a file, as a cron job does that fetches the price list of a supplier. */
async function importFile(): Promise<void> {
  const options = readOptions()
  if (!options) return console.log(usage)
  const { path, kind, profile, week, missingOffSale, isDryRun } = options
  const bytes = await sizeOf(path)
  await withShopDatabase(async ({ sql, pool }) => {
    const shop = { sql, pool, clock: systemClock, log: createLog('error', process.stderr) }
    const content = partsOf(createReadStream(path, { highWaterMark: filePartBytes }))
    const result = await dryRunOfFile(shop, {
      ...{ kind, name: basename(path), bytes, content, profile, week, missingOffSale },
    })
    if ('refusal' in result) throw new StartRefused(result.refusal.en_GB)
    if (result.ignored.length > 0) console.log(`Ignored columns: ${result.ignored.join(', ')}`)
    await sayDryRun({ sql }, result.run)
    if (isDryRun)
      return console.log(`Nothing was changed. The dry run is import ${result.run.id} of the back office.`)
    const { id, state, doneRows, skippedRows, refusal } = await carryOutRun(shop, result.run)
    if (refusal) console.error(refusal.en_GB)
    console.log(
      `Import ${id} ${endings[state as keyof typeof endings] ?? 'continues'}: ${doneRows} rows changed, ${skippedRows} skipped.`,
    )
    if (skippedRows > 0 || state !== 'done') process.exitCode = someRows
  })
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string', default: '' },
      file: { type: 'string', default: '' },
      profile: { type: 'string', default: '' },
      week: { type: 'string', default: '' },
      'missing-off-sale': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { kind, file, profile, week } = values
  if (values.help) return null
  if (!isImportKind(kind) || file === '') throw new StartRefused(usage)
  // npm runs the command in the folder of the project, but a path is relative to the folder in which it was typed.
  const path = resolve(process.env.INIT_CWD ?? '', file)
  const { 'missing-off-sale': missingOffSale, 'dry-run': isDryRun } = values
  return { path, kind: kind satisfies ImportKind, profile, week, missingOffSale, isDryRun }
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new StartRefused(`There is no file ${path}.`)
  if (found.size === 0) throw new StartRefused(fileFaultSentence('empty', null).en_GB)
  if (found.size > importFileBytes) throw new StartRefused(fileFaultSentence('too-large', null).en_GB)
  return found.size
}

/** Prints the counts of a dry run and the first rows that are rejected or guarded. */
async function sayDryRun({ sql }: Pick<Database, 'sql'>, run: RunRecord): Promise<void> {
  const { newRows, changedRows, unchangedRows, guardedRows, rejectedRows } = run
  console.log(
    `New ${newRows}, changed ${changedRows}, unchanged ${unchangedRows}, guarded ${guardedRows}, rejected ${rejectedRows}.`,
  )
  if (run.missingRows !== null)
    console.log(`Missing from the file, to be taken off sale: ${run.missingRows}.`)
  const stopped = guardedRows + rejectedRows
  if (stopped === 0) return
  process.exitCode = someRows
  for (const { number, label, faults } of await stoppedRows(sql, run.id, mostShown))
    console.log(`Row ${number}, ${label}: ${faults.map(({ reason }) => reason.en_GB).join(' ')}`)
  if (stopped > mostShown) console.log(`… and ${stopped - mostShown} more rows.`)
  console.log(`Import ${run.id} of the back office has them all; guarded rows are ticked there.`)
}

importFile().catch(sayAndExit)
