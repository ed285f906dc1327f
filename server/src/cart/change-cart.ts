import type { getCartItems } from '@pito/contracts/cart'
import type { Answer } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { refuse } from '../platform/refuse.ts'
import type { CartOwner } from './cart-owner.ts'
import { ownerOf, setCartCookies } from './cart-owner.ts'
import { inReadableCart } from './in-readable-cart.ts'
import { mergeGuestCart } from './merge-cart.ts'
import { readCart } from './read-cart.ts'
import type { OpenCart } from './store.ts'
import { lockOpenCart } from './store.ts'

type Change = (tx: Tx, cart: OpenCart, owner: CartOwner) => Promise<string | undefined>

/**
 * Changes the caller's own open cart under its lock and returns the cart as it is afterwards. A change may return a
 * message.
 */
export async function changeCart(
  ctx: Context,
  { cart_id }: { readonly cart_id?: string | null | undefined },
  change: Change,
): Promise<Answer<typeof getCartItems.customer>> {
  const reduced = await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const message = await inReadableCart(ctx, { owners: [owner], put: [] }, async (tx) => {
    const cart = (await lockOpenCart(tx, owner, cart_id ?? null)) ?? refuse('not-found')
    return change(tx, cart, owner)
  })
  setCartCookies(ctx, owner)
  return readCart(ctx, reduced ?? message)
}
