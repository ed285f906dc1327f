import type { Cart } from '@pito/contracts/cart'
import { getFittingOffers } from '@pito/contracts/fittings'
import { useState } from 'react'
import { cartSide } from '../../cart/cart-marks.ts'
import { FittingOffers } from './fitting-offers.tsx'
import { coordinatesOf } from './load-fittings.ts'

export interface CartOffersProps {
  readonly cart: Cart
  readonly onNone: (isNone: boolean) => void
}

/**
 * The earliest offer for the whole cart. While the tyres are to be delivered to the home, the former offer stays, so that
 * the page does not move when the customer chooses the fitting again.
 */
export function CartOffers({ cart: { total, with_service, line_items: items }, onNone }: CartOffersProps) {
  const key = JSON.stringify([total, items.map(({ id, type_id, quantity }) => [id, type_id, quantity])])
  const [needed, setNeeded] = useState('')
  if (with_service && needed !== key) setNeeded(key)
  return (
    <FittingOffers
      onNone={onNone}
      needed={needed}
      find={async (api, place) =>
        (await api(getFittingOffers[cartSide(document.cookie)], coordinatesOf(place))).data.slice(0, 1)
      }
    />
  )
}
