import type { Answer, Input } from '@pito/contracts/endpoint'
import type { deleteMarketingEvent } from '@pito/contracts/notifications'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { ownersOf } from './event-owner.ts'
import { deleteOwnEvent } from './store.ts'

export async function removeEvent(
  ctx: Context,
  { id }: Input<typeof deleteMarketingEvent>,
): Promise<Answer<typeof deleteMarketingEvent>> {
  await ctx.transaction(async (tx) => {
    if (!(await deleteOwnEvent(tx, ownersOf(ctx), id))) refuse('not-found')
  })
  return ok({ id })
}
