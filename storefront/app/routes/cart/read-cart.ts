import { getCartItems } from '@pito/contracts/cart'
import type { Api } from '../../api/api.ts'
import { cartSide } from '../../cart/cart-marks.ts'

export const readCart = async (api: Api, cookies: string) => {
  const { data: cart } = await api(getCartItems[cartSide(cookies)], {})
  return { cart }
}
export type CartData = Awaited<ReturnType<typeof readCart>>
