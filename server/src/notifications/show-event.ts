import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getMarketingEvent, MarketingEvent } from '@pito/contracts/notifications'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { anonymousIdOf } from '../platform/sessions/guest.ts'
import { ownersOf } from './event-owner.ts'
import type { StoredEvent } from './store.ts'
import { readOwnEvent } from './store.ts'

export async function showEvent(
  ctx: Context,
  { id }: Input<typeof getMarketingEvent>,
): Promise<Answer<typeof getMarketingEvent>> {
  const event = (await readOwnEvent(ctx.sql, ownersOf(ctx), id)) ?? refuse('not-found')
  return ok(shown(ctx, event))
}

export function shown({ platform }: Context, { id, event, items, ...row }: StoredEvent): MarketingEvent {
  return {
    id,
    event,
    items: [...items],
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    anonymous_id: row.guestId && anonymousIdOf(platform, row.guestId),
  }
}
