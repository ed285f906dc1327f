import type { getCheckoutDraft, saveCheckoutDraft } from '@pito/contracts/checkout-draft'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { holdShown, renewHold } from '../../booking/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { ownerOf } from '../cart-owner.ts'
import { enterCheckout } from '../enter-checkout.ts'
import { mergeGuestCart } from '../merge-cart.ts'
import { refreshPlace } from '../place-store.ts'
import { readDraft, writeDraft } from './draft-store.ts'

export async function saveDraft(
  ctx: Context,
  { details }: Input<typeof saveCheckoutDraft.customer>,
): Promise<Answer<typeof saveCheckoutDraft.customer>> {
  await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  if (ctx.platform.config.checkoutLimit > 0) await refreshPlace(ctx.sql, owner, ctx.now)
  const until = await ctx.transaction(async (tx) => {
    const cartId = (await writeDraft(tx, owner, details, ctx.now)) ?? refuse('not-found')
    // A buyer who is typing is still interested in the time, so its hold is renewed.
    return renewHold(tx, cartId, ctx.now)
  })
  return ok(holdShown(until, ctx.now))
}

export async function showDraft(ctx: Context): Promise<Answer<typeof getCheckoutDraft.customer>> {
  await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller)
  if (!owner) return ok({ details: {} })
  await enterCheckout(ctx, owner)
  return ok({ details: await readDraft(ctx.sql, owner) })
}
