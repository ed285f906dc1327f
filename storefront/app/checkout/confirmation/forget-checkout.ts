import type { Order } from '@pito/contracts/orders'
import { isFittable } from '@pito/contracts/values/vehicle-type'
import { storage, tabStorage } from '@pito/web/boot/storage'
import { forgetDrafts } from '../../booking/booking-draft.ts'
import { updateCart } from '../../cart/cart-store.ts'
import { forgetPlace } from '../../service-points/places/place-memory.ts'
import { acceptedTermsKey } from '../information/accepted-terms.ts'

/** Deletes what the checkout stored in the browser. The language, the sizes and the sessions are kept. */
export async function forgetCheckout({ line_items }: Order): Promise<void> {
  updateCart({ cart: null, response: null, added: null })
  forgetPlace()
  tabStorage.remove(acceptedTermsKey)
  // The next cart starts with a fitting, which is the default. Truck tyres cannot be fitted, so after an order of
  // truck tyres the stored choice is removed instead.
  if (line_items.some(({ product }) => product && !isFittable(product.vehicle_type)))
    storage.remove('service_flag')
  else storage.set('service_flag', '1')
  await forgetDrafts()
}
