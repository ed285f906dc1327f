import type { stopTyreAlert as contract } from '@pito/contracts/alerts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { idOfToken } from './alert-token.ts'
import { deleteRequest } from './store.ts'

export async function stopAlert(
  ctx: Context,
  { token }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  await deleteRequest(ctx.sql, idOfToken(ctx.platform.config, 'stop', token))
  return ok({ stopped: true as const })
}
