import type { Cart } from '@pito/contracts/cart'
import { useMatches } from 'react-router'
import { useCart } from './cart-store.ts'

/** What was read last; while the page is new, what came with it. */
export function useCartCount(): number {
  const { cart } = useCart()
  const own = useMatches().at(-1)?.loaderData as { cart?: Cart } | undefined
  return (cart ?? own?.cart)?.quantity ?? 0
}
