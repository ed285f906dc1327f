import type { getCartItems } from '@pito/contracts/cart'
import type { Answer } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { mergeGuestCart } from './merge-cart.ts'
import { readCart } from './read-cart.ts'

export async function showCart(ctx: Context): Promise<Answer<typeof getCartItems.customer>> {
  return readCart(ctx, await mergeGuestCart(ctx))
}
