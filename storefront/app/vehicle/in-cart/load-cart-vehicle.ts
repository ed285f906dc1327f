import type { CartVehicle } from '@pito/contracts/cart-vehicle'
import { getCartVehicle } from '@pito/contracts/cart-vehicle'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import type { cartSide } from '../../cart/cart-marks.ts'
import { noVehicle } from './cart-vehicle-context.ts'

const waitMilliseconds = 1000
const unchecked: CartVehicle = { ...noVehicle, not_checked: 'plate-search-down' }

/**
 * Loads the vehicle of the cart. Only the vehicle registry may take long to answer, which the cart does not wait for:
 * its lines are then shown unchecked, and the next load finds the registry's answer in the cache.
 */
export function loadCartVehicle(api: Api, side: ReturnType<typeof cartSide>): Promise<CartVehicle> {
  const loading = settled(api(getCartVehicle[side], {})).then(({ data }) => data?.data ?? noVehicle)
  return Promise.race([loading, uncheckedAfterWait()])
}

async function uncheckedAfterWait(): Promise<CartVehicle> {
  await new Promise((resolve) => setTimeout(resolve, waitMilliseconds))
  return unchecked
}
