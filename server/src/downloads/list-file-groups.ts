import type { listGroupCategories } from '@pito/contracts/downloads'
import type { Input } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { languageOfRequest } from './language-of-request.ts'
import { categoryRows } from './store.ts'

export async function listFileGroups(ctx: Context, { lang }: Input<typeof listGroupCategories>) {
  return ok(await categoryRows(ctx.sql, languageOfRequest(ctx, lang)))
}
