import type { Cart } from '@pito/contracts/cart'
import { useMatches } from 'react-router'
import { useCart } from './cart-store.ts'

/** The count of the cart that was read last or, on a new page, of the cart in the page's own data. */
export function useCartCount(): number {
  const { cart } = useCart()
  const own = useMatches().at(-1)?.loaderData as { cart?: Cart } | undefined
  return (cart ?? own?.cart)?.quantity ?? 0
}
