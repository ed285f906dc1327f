import type { Cart } from '@pito/contracts/cart'
import { getFittingOffers } from '@pito/contracts/fittings'
import { cartSide } from '../../cart/cart-marks.ts'
import { FittingOffers } from './fitting-offers.tsx'
import { coordinatesOf } from './load-fittings.ts'

export interface CartOffersProps {
  readonly cart: Cart
  readonly onNone: (isNone: boolean) => void
}

/** The earliest offer for the whole cart. */
export function CartOffers({ cart: { total, line_items: items }, onNone }: CartOffersProps) {
  return (
    <FittingOffers
      onNone={onNone}
      needed={JSON.stringify([total, items.map(({ id, type_id, quantity }) => [id, type_id, quantity])])}
      find={async (api, place) =>
        (await api(getFittingOffers[cartSide(document.cookie)], coordinatesOf(place))).data.slice(0, 1)
      }
    />
  )
}
