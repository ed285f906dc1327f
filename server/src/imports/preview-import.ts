import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getImportPreview } from '@pito/contracts/staff-imports'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { headOf } from './open-file.ts'
import { asImport, openRun } from './open-run.ts'
import { profileColumns, profileNames } from './profile-store.ts'
import { mapColumns } from './rules/map-columns.ts'

export async function previewImport(
  ctx: Context,
  { id, profile }: Input<typeof getImportPreview>,
): Promise<Answer<typeof getImportPreview>> {
  const run = asImport(await openRun(ctx, id))
  const { table, rows } = await headOf(ctx, run)
  const stored = profile === '' ? undefined : await profileColumns(ctx.sql, run.kind, profile)
  return ok({
    ...table.style,
    columns: mapColumns(run.kind, table.header, stored),
    rows: [...rows],
    profiles: await profileNames(ctx.sql, run.kind),
  })
}
