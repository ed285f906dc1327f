import type { Answer, Input } from '@pito/contracts/endpoint'
import type { setStaffLanguage as contract } from '@pito/contracts/staff-team'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { staffOf } from '../staff-with.ts'
import { saveLocale } from './team-store.ts'

export async function setLanguage(
  ctx: Context,
  { locale }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { id } = await staffOf(ctx.platform, ctx.caller)
  await saveLocale(ctx.sql, id, locale)
  return ok(null)
}
