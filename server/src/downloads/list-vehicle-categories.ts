import type { listCategories } from '@pito/contracts/downloads'
import type { Input } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { languageOfRequest } from './language-of-request.ts'
import { vehicleCategoryRows } from './store.ts'

export async function listVehicleCategories(ctx: Context, { lang }: Input<typeof listCategories>) {
  return ok(await vehicleCategoryRows(ctx.sql, languageOfRequest(ctx, lang)))
}
