import { getCartItems, insertCartItem, removeCartLine } from '@pito/contracts/cart'
import type { CustomerAndGuestRoutes } from '../platform/http/customer-and-guest.ts'
import { insertItem } from './insert-item.ts'
import { removeLine } from './remove-line.ts'
import { showCart } from './show-cart.ts'

export const cartRoutes: CustomerAndGuestRoutes = (customerAndGuest) => {
  customerAndGuest(getCartItems, showCart)
  customerAndGuest(insertCartItem, insertItem)
  customerAndGuest(removeCartLine, removeLine)
}
