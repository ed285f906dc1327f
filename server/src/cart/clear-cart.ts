import type { clearCart as contract } from '@pito/contracts/cart-choices'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { adjustChoicesIn } from './adjust-choices.ts'
import { changeCart } from './change-cart.ts'
import { deleteLines, savePromoCode } from './choice-store.ts'

export function clearCart(
  ctx: Context,
  input: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  return changeCart(ctx, input, async (tx, cart, owner) => {
    await deleteLines(tx, cart.id)
    await savePromoCode(tx, cart.id, null, ctx.now)
    return adjustChoicesIn(tx, ctx, owner, { ...cart, lines: [] })
  })
}
