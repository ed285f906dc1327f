import './fittings.css'
import type { Cart } from '@pito/contracts/cart'
import { getFittingOffers } from '@pito/contracts/fittings'
import { useWords } from '@pito/web/words/words'
import { cartSide } from '../../cart/cart-marks.ts'
import { PlaceBarOfVisitor } from '../place-bar/place-bar-of-visitor.tsx'
import { FittingOffers } from './fitting-offers.tsx'
import { fittingWords } from './fitting-words.ts'
import { coordinatesOf } from './load-fittings.ts'

/**
 * Shows the earliest fitting of a cart near the place, with the total of the cart there. The total of the cart contains
 * the fitting only after a service point has been chosen.
 */
export function CartFitting({ cart }: { cart: Cart }) {
  const w = useWords(fittingWords)
  return (
    <section className="tyre-fitting" aria-label={w.title}>
      <PlaceBarOfVisitor />
      <FittingOffers
        needed={JSON.stringify([
          cart.total,
          cart.line_items.map(({ id, type_id, quantity }) => [id, type_id, quantity]),
        ])}
        find={async (api, place) =>
          (await api(getFittingOffers[cartSide(document.cookie)], coordinatesOf(place))).data.slice(0, 1)
        }
      />
    </section>
  )
}
