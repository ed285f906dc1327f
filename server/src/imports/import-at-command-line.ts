import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import { filePartBytes, knowsMissing } from '@pito/contracts/values/run-kinds'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Platform } from '../platform/platform.ts'
import { applyBatch } from './apply-run.ts'
import { checkRun } from './check-run.ts'
import { fileOf, savePart } from './file-store.ts'
import { headerFinder, readHead } from './open-file.ts'
import { profilesOf } from './profile-store.ts'
import { whyNotWeek } from './request-dry-run.ts'
import { columnFaultSentence } from './rules/column-fault-sentence.ts'
import { mapColumns, whyNotColumns } from './rules/map-columns.ts'
import type { RunRecord } from './run-store.ts'
import { beginChecking, insertRun, moveRun, runById, setSettings } from './run-store.ts'

type Shop = Pick<Platform, 'sql' | 'clock' | 'pool' | 'log'>

interface FileToImport {
  readonly kind: ImportKind
  readonly name: string
  readonly bytes: number
  readonly content: AsyncIterable<Buffer>
  /** The name of a stored profile, or an empty text. */
  readonly profile: string
  /** The production week of rows without one, or an empty text. */
  readonly week: string
  readonly missingOffSale: boolean
}

type DryRun =
  | { readonly refusal: Sentence }
  | { readonly run: RunRecord; readonly ignored: readonly string[] }

/** Uploads a file and makes its dry run in this process, by the same steps as the pages of the back office. */
export async function dryRunOfFile(shop: Shop, file: FileToImport): Promise<DryRun> {
  const { sql, clock } = shop
  const { kind, name, bytes, profile, week, missingOffSale } = file
  if (missingOffSale && (profile === '' || !knowsMissing(kind))) return { refusal: s.missingNeedsProfile }
  const wrongWeek = whyNotWeek(kind, week, clock())
  if (wrongWeek) return { refusal: wrongWeek }
  const profiles = await profilesOf(sql, kind)
  const used = profiles.find((each) => each.name === profile)
  if (profile !== '' && !used) return { refusal: s.profileUnknown }
  const id = await sql.transaction((tx) =>
    insertRun(tx, {
      ...{ kind, state: 'uploading', staffId: null, settings: {}, now: clock() },
      ...{ fileName: name, fileBytes: bytes },
    }),
  )
  let part = 0
  for await (const content of file.content) {
    await savePart(sql, id, { part, content })
    part += 1
  }
  const head = await readHead(
    fileOf(sql, { id, fileName: name, fileBytes: bytes }),
    headerFinder(kind, profiles, null),
  )
  if (!('table' in head)) return refused(shop, id, head)
  const { cells: header, number } = head.table.header
  const columns = mapColumns(kind, header, used?.columns)
  const why = whyNotColumns(kind, columns, week === '' ? [] : ['week'])
  if (why) return refused(shop, id, columnFaultSentence(kind, why))
  await sql.transaction(async (tx) => {
    const settings = { columns, header, header_row: number, week, missing_off_sale: missingOffSale }
    await setSettings(tx, id, { settings, profile: profile || null })
    await beginChecking(tx, id, 'command', clock())
  })
  let run: RunRecord
  do {
    await checkRun(shop, id)
    run = await storedRun(sql, id)
  } while (run.state === 'checking')
  const ignored = columns.filter(({ field }) => field === null).map(({ heading }) => heading)
  return run.refusal ? { refusal: run.refusal } : { run, ignored }
}

async function refused({ sql, clock }: Pick<Shop, 'sql' | 'clock'>, id: string, refusal: Sentence) {
  await sql.transaction((tx) => moveRun(tx, id, { to: 'cancelled', by: 'command' }, clock()))
  return { refusal }
}

/**
 * Carries out a dry run in this process and returns the run. Imports of the same kind take turns with those of a running
 * shop. If this process ends early, the shop continues the run.
 */
export async function carryOutRun(
  shop: Pick<Shop, 'sql' | 'clock' | 'log'>,
  { id, kind }: RunRecord,
): Promise<RunRecord> {
  const { sql, clock } = shop
  await sql.transaction((tx) => moveRun(tx, id, { to: 'waiting', by: 'command' }, clock()))
  for (;;) {
    const result = await applyBatch(shop, kind)
    const run = await storedRun(sql, id)
    if (result === 'none' || (run.state !== 'waiting' && run.state !== 'running')) return run
  }
}

async function storedRun(sql: Shop['sql'], id: string): Promise<RunRecord> {
  const run = await runById(sql, id)
  if (!run) throw new Error(`The import ${id} is not stored.`)
  return run
}

/** Splits a file into the parts in which it is stored. */
export async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= filePartBytes) {
      yield rest.subarray(0, filePartBytes)
      rest = rest.subarray(filePartBytes)
    }
  }
  if (rest.length > 0) yield rest
}
