import type { Cart } from '@pito/contracts/cart'
import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { tellCart } from '../../cart/cart-store.ts'
import type { CartData } from './cart.tsx'

/** The cart as the page read it last; whatever else shows the cart is told. */
export function useShownCart(): Cart {
  const { cart } = useLoaderData<CartData>()
  useEffect(() => tellCart({ cart }), [cart])
  return cart
}
