import type { Cart } from '@pito/contracts/cart'
import { FittedSection } from './fitted-section.tsx'
import { LazyCartOffers } from './lazy-offers.tsx'

/**
 * Shows the earliest fitting of a cart near the place, with the total of the cart there. The total of the cart contains
 * the fitting only after a service point has been chosen.
 */
export function CartFitting({ cart }: { cart: Cart }) {
  return (
    <FittedSection>
      <LazyCartOffers cart={cart} />
    </FittedSection>
  )
}
