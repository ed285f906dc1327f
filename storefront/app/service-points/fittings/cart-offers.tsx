import type { Cart } from '@pito/contracts/cart'
import { getFittingOffers } from '@pito/contracts/fittings'
import { cartSide } from '../../cart/cart-marks.ts'
import { FittingOffers } from './fitting-offers.tsx'
import { coordinatesOf } from './load-fittings.ts'

/** The earliest offer for the whole cart. */
export function CartOffers({ cart: { total, line_items: items } }: { cart: Cart }) {
  return (
    <FittingOffers
      needed={JSON.stringify([total, items.map(({ id, type_id, quantity }) => [id, type_id, quantity])])}
      find={async (api, place) =>
        (await api(getFittingOffers[cartSide(document.cookie)], coordinatesOf(place))).data.slice(0, 1)
      }
    />
  )
}
