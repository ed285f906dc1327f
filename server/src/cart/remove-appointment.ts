import type { removeAppointment as contract } from '@pito/contracts/booking'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { giveUpTime, showAppointment } from '../booking/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { ownerOf } from './cart-owner.ts'
import { saveChoice } from './choice-store.ts'
import { mergeGuestCart } from './merge-cart.ts'
import { lockOpenCart, readOpenCart } from './store.ts'

/**
 * Releases the cart's time at the given point. If the appointment has meanwhile been moved to another point, it stays.
 */
export async function removeAppointment(
  ctx: Context,
  { dealerId }: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  const reduced = await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller)
  const open = owner && (await readOpenCart(ctx.sql, owner))
  if (!owner || !open) return ok({ removed: false }, reduced)
  const removed = await ctx.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, owner, open.id)
    const held = cart && (await showAppointment(tx, cart.id, ctx.now))
    if (!cart || held?.dealer_id !== dealerId) return false
    if (cart.addressType === 'servicepoint')
      await saveChoice(tx, cart.id, { fitting: cart.fitting, addressType: 'billing' }, ctx.now)
    return giveUpTime(tx, cart.id, ctx.now)
  })
  return ok({ removed }, reduced)
}
