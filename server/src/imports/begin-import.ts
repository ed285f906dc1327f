import type { Answer, Input } from '@pito/contracts/endpoint'
import type { createImport } from '@pito/contracts/staff-imports'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuseWithoutRight, staffIdOf, storedRun } from './open-run.ts'
import { insertRun } from './run-store.ts'

export function beginImport(
  ctx: Context,
  { kind, file_name: fileName, bytes: fileBytes }: Input<typeof createImport>,
): Promise<Answer<typeof createImport>> {
  return ctx.transaction(async (tx) => {
    await refuseWithoutRight(ctx, tx, kind)
    const id = await insertRun(tx, {
      kind,
      state: 'uploading',
      staffId: staffIdOf(ctx),
      fileName,
      fileBytes,
      settings: {},
      now: ctx.now,
    })
    return ok(await storedRun(ctx, tx, id))
  })
}
