import { randomUUID } from 'node:crypto'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { storeMarketingEvent } from '@pito/contracts/notifications'
import { cookieChoiceName, readCookieChoice } from '@pito/contracts/values/cookie-choice'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { refuseIf } from '../platform/refuse.ts'
import { guestOrNew } from '../platform/sessions/guest.ts'
import { refuseWhileActing } from '../platform/sessions/refuse-while-acting.ts'
import { deliverEvent } from './deliver-events.ts'
import type { EventOwner } from './event-owner.ts'
import { marketingAddress } from './marketing-of.ts'
import { whyNotStored } from './rules/why-not-stored.ts'
import { shown } from './show-event.ts'
import { insertEvent } from './store.ts'

/** Somebody who browses intensively opens a few pages a minute. More events than this come from a program. */
const events = { limit: 300, windowSeconds: 600 }

export async function storeEvent(
  ctx: Context,
  { event, items, marketing_consent: inRequest }: Input<typeof storeMarketingEvent>,
): Promise<Answer<typeof storeMarketingEvent>> {
  refuseWhileActing(ctx.caller)
  refuseIf(whyNotStored({ inRequest, inCookie: readCookieChoice(ctx.cookies[cookieChoiceName]) }))
  await countAttempt(ctx.sql, { what: 'marketing-event', who: ctx.network }, events, ctx.now)
  const stored = await ctx.transaction(async (tx) => {
    const facts = { event, items, locale: ctx.locale, createdAt: ctx.now }
    const row = await insertEvent(tx, { id: randomUUID(), owner: ownerOf(ctx), ...facts })
    if (marketingAddress(ctx.platform.config))
      await ctx.platform.jobs.enqueue(tx, deliverEvent, { eventId: row.id })
    return row
  })
  return ok(shown(ctx, stored))
}

function ownerOf(ctx: Context): EventOwner {
  if (ctx.caller.kind === 'customer') return { column: 'customer_id', id: ctx.caller.customerId }
  return { column: 'guest_id', id: guestOrNew(ctx).guestId }
}
