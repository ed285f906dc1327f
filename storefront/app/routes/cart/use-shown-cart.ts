import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { updateCart } from '../../cart/cart-store.ts'
import type { CartData } from './read-cart.ts'

/** Returns the cart that the page loaded last, and stores it for other components that show the cart. */
export function useShownCart(): CartData {
  const loaded = useLoaderData<CartData>()
  const { cart } = loaded
  useEffect(() => updateCart({ cart }), [cart])
  return loaded
}
