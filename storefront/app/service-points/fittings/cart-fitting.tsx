import type { CartOffersProps } from './cart-offers.tsx'
import { FittedSection } from './fitted-section.tsx'
import { LazyCartOffers } from './lazy-offers.tsx'

/**
 * Shows the earliest fitting of a cart near the place, with the total of the cart there. The total of the cart contains
 * the fitting only after a service point has been chosen.
 */
export function CartFitting(offered: CartOffersProps) {
  return (
    <FittedSection>
      <LazyCartOffers {...offered} />
    </FittedSection>
  )
}
