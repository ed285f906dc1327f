import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getImportPreview } from '@pito/contracts/staff-imports'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { headerFinder, headOf } from './open-file.ts'
import type { ImportRun } from './open-run.ts'
import { asImport, openRun } from './open-run.ts'
import { profilesOf } from './profile-store.ts'
import { faultyTexts } from './row-store.ts'
import { mapColumns } from './rules/map-columns.ts'
import { proposeProfile } from './rules/propose-profile.ts'

/**
 * Shows a file as it is interpreted. If neither a profile nor a row of headings is chosen, the columns are those of the
 * last dry run, or else those of the profile that the headings propose.
 */
export async function previewImport(
  ctx: Context,
  { id, profile: named, header_row: chosenRow }: Input<typeof getImportPreview>,
): Promise<Answer<typeof getImportPreview>> {
  const run = asImport(await openRun(ctx, id))
  const profiles = await profilesOf(ctx.sql, run.kind)
  const { settings } = run
  const isRepeated = settings.columns !== undefined && named === undefined && chosenRow === undefined
  const headerRow = chosenRow ?? settings.header_row ?? null
  const { table, rows, texts } = await headOf(ctx, run, headerFinder(run.kind, profiles, headerRow))
  const header = table.header.cells
  const proposed = named === undefined && !isRepeated ? proposeProfile(header, profiles) : null
  const used = profiles.find(({ name }) => name === named) ?? proposed
  const columns = isRepeated ? columnsOf(run, header) : mapColumns(run.kind, header, used?.columns)
  const faulty = await faultyTexts(ctx.sql, id)
  return ok({
    ...table.style,
    day_zero: table.dayZero,
    header_row: table.header.number,
    first_rows: table.firstRows.map(({ number, cells }) => ({ number, cells: [...cells] })),
    columns: columns.map((column, at) => {
      const unknown = faulty.filter(({ field }) => field === column.field).map(({ text }) => text)
      const all = [...column.values.map(({ text }) => text), ...(texts[at] ?? []), ...unknown]
      return { ...column, values: [...column.values], texts: [...new Set(all)] }
    }),
    rows: rows.map(({ number, cells }) => ({ number, cells: [...cells] })),
    profiles: profiles.map(({ name }) => name),
    profile: isRepeated ? run.profile : (used?.name ?? null),
    proposed: proposed !== null,
    week: settings.week ?? '',
    missing_off_sale: settings.missing_off_sale ?? false,
  })
}

function columnsOf({ settings }: ImportRun, header: readonly string[]) {
  return header.map((heading, at) => {
    const { field = null, empty_clears = false, values = [] } = settings.columns?.[at] ?? {}
    return { heading, field, empty_clears, values }
  })
}
