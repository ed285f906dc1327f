import type { Cart } from '@pito/contracts/cart'
import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { updateCart } from '../../cart/cart-store.ts'
import type { CartData } from './read-cart.ts'

/** The cart as the page read it last; other parts that show the cart follow. */
export function useShownCart(): Cart {
  const { cart } = useLoaderData<CartData>()
  useEffect(() => updateCart({ cart }), [cart])
  return cart
}
