import type { insertCartItem } from '@pito/contracts/cart'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { itemAdded } from '@pito/contracts/values/cart-sentences'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { adjustChoices } from './adjust-choices.ts'
import { ownerOrNew, setCartCookies } from './cart-owner.ts'
import { chooseService } from './choose-service.ts'
import { inReadableCart } from './in-readable-cart.ts'
import { mergeGuestCart } from './merge-cart.ts'
import { putTyres } from './put-tyres.ts'

export async function insertItem(
  ctx: Context,
  input: Input<typeof insertCartItem.customer>,
): Promise<Answer<typeof insertCartItem.customer>> {
  if (input.type === 'service') return chooseService(ctx, input)
  const reduced = await mergeGuestCart(ctx)
  const owner = ownerOrNew(ctx)
  const { cart_id = null, line_item_id = null, quantity, for_another_car: forAnotherCar } = input
  const put = await inReadableCart(ctx, { owners: [owner], put: [input.type_id] }, (tx) =>
    putTyres(tx, ctx, owner, {
      ...{ tyreId: input.type_id, quantity, sets: line_item_id !== null },
      ...{ cartId: cart_id, lineId: line_item_id, field: 'quantity', forAnotherCar },
    }),
  )
  const changed = put.mustAdjust ? await adjustChoices(ctx, owner, put.cartId) : undefined
  const added = put.lineId && line_item_id === null ? itemAdded[ctx.locale] : undefined
  const data = {
    cart_id: put.cartId,
    line_item_id: put.lineId,
    quantity: put.quantity,
    available_quantity: put.most,
    anonymous_id: setCartCookies(ctx, owner),
  }
  return ok(data, reduced ?? changed ?? added)
}
