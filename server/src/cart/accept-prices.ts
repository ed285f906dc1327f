import type { acceptPrices as contract } from '@pito/contracts/cart-choices'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refuse.ts'
import { changeCart } from './change-cart.ts'
import * as store from './choice-store.ts'
import { lockPricedCart } from './read-priced-cart.ts'

/**
 * Accepts the total that the buyer has seen. Another tab or a price change may have altered the cart; if the total is
 * now different, the request is refused, and the buyer has to look at the cart again.
 */
export function acceptPrices(
  ctx: Context,
  input: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  return changeCart(ctx, input, async (tx, { id }, owner) => {
    const view = await lockPricedCart(ctx, tx, owner, id)
    if (view?.priced.totalCents !== centsOf(input.total)) refuse('cart-changed')
    await store.markPricesSeen(tx, id)
    return undefined
  })
}
