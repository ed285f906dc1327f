import { removeAppointment } from '@pito/contracts/booking'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useLoaderData } from 'react-router'
import { forgetDraft } from '../../../booking/booking-draft.ts'
import { cartSide } from '../../../cart/cart-marks.ts'
import type { Point } from '../../../service-points/point.ts'
import { storePoint } from '../../../service-points/point-memory.ts'
import type { GarageData } from './load-garages.ts'

/** Remembers the point that is chosen, in the place of another one. */
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
    /** What is held at another point is given up. */
    async choose(point: Point) {
      remember(point)
      if (held === null || held === point.id) return
      // A time that could not be given up now is given up when another one is taken.
      await settled(api(removeAppointment[cartSide(document.cookie)], { dealerId: String(held) }))
    },
  }
}
