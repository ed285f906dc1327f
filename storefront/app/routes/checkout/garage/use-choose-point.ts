import { removeAppointment } from '@pito/contracts/booking'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useLoaderData } from 'react-router'
import { forgetDraft } from '../../../booking/booking-draft.ts'
import { cartSide } from '../../../cart/cart-marks.ts'
import type { Point } from '../../../service-points/point.ts'
import { storePoint } from '../../../service-points/point-memory.ts'
import type { GarageData } from './load-garages.ts'

/** Stores the chosen service point, which replaces the one that was chosen before. */
export function useChoosePoint() {
  const api = useApi()
  const { cart } = useLoaderData<GarageData>()
  const held = cart.appointment?.dealer_id ?? null
  const remember = (point: Point) => {
    storePoint(point)
    if (held !== null && held !== point.id) forgetDraft('fitting')
  }
  return {
    held,
    remember,
    /** Also releases a time that is reserved at another service point. */
    async choose(point: Point) {
      remember(point)
      if (held === null || held === point.id) return
      // If the release fails, the server releases this time when another one is reserved.
      await settled(api(removeAppointment[cartSide(document.cookie)], { dealerId: String(held) }))
    },
  }
}
