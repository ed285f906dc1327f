import { releaseHold } from '../booking/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { CartOwner } from './cart-owner.ts'
import { isCartEmpty, lockOpenCart } from './store.ts'

/** Without tyres there is nothing to fit: the time is free for others at once. */
export async function releaseWhenEmpty(ctx: Ctx, owner: CartOwner, cartId: string): Promise<void> {
  if (!(await isCartEmpty(ctx.sql, cartId))) return
  await ctx.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, owner, cartId)
    if (cart?.lines.length === 0) await releaseHold(tx, cart.id)
  })
}
