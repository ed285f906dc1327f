import type { Cart } from '@pito/contracts/cart'
import { useMatches } from 'react-router'
import { useCart } from './cart-store.ts'

/**
 * Returns the number of items in the cart from the cart store. As long as no cart has been loaded in this document,
 * returns the number in the loader data of the current route.
 */
export function useCartCount(): number {
  const { cart } = useCart()
  const own = useMatches().at(-1)?.loaderData as { cart?: Cart } | undefined
  return (cart ?? own?.cart)?.quantity ?? 0
}
