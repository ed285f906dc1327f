import type { confirmTyreAlert as contract } from '@pito/contracts/alerts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { idOfToken } from './alert-token.ts'
import { alertDetails } from './show-alert.ts'
import { confirmRequest } from './store.ts'

/** Confirms an alert. A repeated confirmation changes nothing. */
export async function confirmAlert(
  ctx: Context,
  { token }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const id = idOfToken(ctx.platform.config, 'confirm', token)
  return ok(await alertDetails(ctx, await confirmRequest(ctx.sql, id, ctx.now)))
}
