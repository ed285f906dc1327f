import type { Answer } from '@pito/contracts/endpoint'
import type { deleteMarketingEvents } from '@pito/contracts/notifications'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { ownersOf } from './event-owner.ts'
import { deleteOwnEvents } from './store.ts'

export async function removeEvents(ctx: Context): Promise<Answer<typeof deleteMarketingEvents>> {
  return ok({ removed: await ctx.transaction((tx) => deleteOwnEvents(tx, ownersOf(ctx))) })
}
