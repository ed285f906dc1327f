import { filePartBytes } from '@pito/contracts/values/run-kinds'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refuse.ts'
import { savePart } from './file-store.ts'
import { asImport, openLocked } from './open-run.ts'

/**
 * Stores a part of the file of an import. All parts but the last have the same size, so that a place in the file tells
 * which part holds it.
 */
export async function storePart(
  ctx: Context,
  { id, part, content }: { readonly id: string; readonly part: number; readonly content: Buffer },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const run = asImport(await openLocked(ctx, tx, { id, states: ['uploading'] }))
    const expected = Math.min(filePartBytes, run.fileBytes - part * filePartBytes)
    if (!Number.isInteger(part) || part < 0 || content.length !== expected) refuse('not-valid')
    await savePart(tx, id, { part, content })
  })
}
