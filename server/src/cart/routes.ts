import { getCartItems, insertCartItem, removeCartLine } from '@pito/contracts/cart'
import type { Twins } from '../platform/http/twins.ts'
import { insertItem } from './insert-item.ts'
import { removeLine } from './remove-line.ts'
import { showCart } from './show-cart.ts'

export const cartTwins: Twins = (twin) => {
  twin(getCartItems, showCart)
  twin(insertCartItem, insertItem)
  twin(removeCartLine, removeLine)
}
