import type { Answer, Input } from '@pito/contracts/endpoint'
import { importFields } from '@pito/contracts/records/import-fields'
import type { startDryRun } from '@pito/contracts/staff-imports'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import { judgeProductionWeek } from '@pito/contracts/values/production-week'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import { knowsMissing } from '@pito/contracts/values/run-kinds'
import { runMoves } from '@pito/contracts/values/run-moves'
import type { Sentence } from '@pito/contracts/values/sentences'
import { statesBefore } from '@pito/contracts/values/state-table'
import { weekFaultSentences } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { headerFinder, headOf } from './open-file.ts'
import type { ImportRun } from './open-run.ts'
import { asImport, openLocked, openRun, refuseWithoutRight, storedRun } from './open-run.ts'
import { profilesOf, saveProfile } from './profile-store.ts'
import { columnFaultSentence } from './rules/column-fault-sentence.ts'
import { whyNotColumns } from './rules/map-columns.ts'
import { checkRunJob } from './run-jobs.ts'
import type { ImportColumn } from './run-store.ts'
import { beginChecking, setSettings } from './run-store.ts'

/** Stores how the columns are assigned and begins the dry run, anew if there has been one. */
export async function requestDryRun(
  ctx: Context,
  { id, columns, header_row: headerRow, week, profile, missing_off_sale }: Input<typeof startDryRun>,
): Promise<Answer<typeof startDryRun>> {
  const opened = asImport(await openRun(ctx, id))
  refuseColumns(ctx, opened, columns, week)
  refuseWeek(ctx, opened, week)
  if (missing_off_sale) {
    await refuseWithoutRight(ctx, ctx.sql, 'articles-off-sale')
    refuseMissing(ctx, opened, profile)
  }
  const profiles = await profilesOf(ctx.sql, opened.kind)
  const { table } = await headOf(ctx, opened, headerFinder(opened.kind, profiles, headerRow))
  const { cells: header, number } = table.header
  const settings = { columns, header, header_row: number, week, missing_off_sale }
  return ctx.transaction(async (tx) => {
    const run = asImport(
      await openLocked(ctx, tx, { id, states: statesBefore(runMoves, { to: 'checking', by: 'staff' }) }),
    )
    await setSettings(tx, id, { settings, profile: profile || null })
    if (profile !== '') {
      const named = header.map((heading, at) => ({ heading, ...(columns[at] ?? ignored) }))
      await saveProfile(tx, { kind: run.kind, name: profile }, named, ctx.now)
    }
    await beginChecking(tx, id, 'staff', ctx.now)
    await ctx.platform.jobs.enqueue(tx, checkRunJob, { id })
    return ok(await storedRun(ctx, tx, id))
  })
}

const ignored: ImportColumn = { field: null, empty_clears: false }

function refuseColumns(
  { locale }: Context,
  { kind }: ImportRun,
  columns: readonly ImportColumn[],
  week: string,
): void {
  const why = whyNotColumns(kind, columns, week === '' ? [] : ['week'])
  if (why) refuse('not-valid', { errors: { columns: [columnFaultSentence(kind, why)[locale]] } })
}

function refuseWeek({ locale, now }: Context, { kind }: ImportRun, week: string): void {
  const fault = whyNotWeek(kind, week, now)
  if (fault) refuse('not-valid', { errors: { week: [fault[locale]] } })
}

/** Returns why a production week cannot be that of the rows of a file without one. An empty text chooses none. */
export function whyNotWeek(kind: ImportKind, week: string, now: Date): Sentence | null {
  if (week === '') return null
  if (!importFields[kind].some(({ name }) => name === 'week')) return s.noWeeks
  return weekFaultSentences[judgeProductionWeek(week, helsinkiDate(now))]
}

/** Refuses to take missing articles off sale if it is not known which articles the supplier has. */
function refuseMissing({ locale }: Context, { kind }: ImportRun, profile: string): void {
  if (!knowsMissing(kind)) refuse('not-valid')
  if (profile === '') refuse('not-valid', { errors: { profile: [s.missingNeedsProfile[locale]] } })
}
