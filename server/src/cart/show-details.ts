import type { Cart } from '@pito/contracts/cart'
import type { getCartDetails } from '@pito/contracts/cart-choices'
import type { Answer } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { mergeGuestCart } from './merge-cart.ts'
import { readCart } from './read-cart.ts'

export async function showDetails(ctx: Context): Promise<Answer<typeof getCartDetails.customer>> {
  const { data: cart, message } = await readCart(ctx, await mergeGuestCart(ctx))
  const products = productsOf(cart)
  return ok(
    {
      cartId: cart.id,
      cartProducts: products,
      rimSizes: [...new Set(products.map(({ diameter }) => diameter))].map((rim) => `R${rim}:${rim}`),
      cartDetails: cart,
      cartShippingAddressType: cart.shipping_address_type,
    },
    message,
  )
}

function productsOf({ line_items }: Cart) {
  return line_items.flatMap(({ id, type_id, quantity, unit_price, product }) =>
    product && id !== null && type_id !== null
      ? [{ ...product, id, type_id, qty: quantity, net_price: unit_price }]
      : [],
  )
}
