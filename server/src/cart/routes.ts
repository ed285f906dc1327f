import * as cart from '@pito/contracts/cart'
import type { Routes } from '../platform/http/calls.ts'
import type { CustomerAndGuestRoutes } from '../platform/http/customer-and-guest.ts'
import { insertItem } from './insert-item.ts'
import { mergeCart } from './merge-cart.ts'
import { removeLine } from './remove-line.ts'
import { showCart } from './show-cart.ts'

export const cartRoutes: CustomerAndGuestRoutes = (customerAndGuest) => {
  customerAndGuest(cart.getCartItems, showCart)
  customerAndGuest(cart.insertCartItem, insertItem)
  customerAndGuest(cart.removeCartLine, removeLine)
}

export const mergeRoutes: Routes = (on) => on(cart.mergeCart, mergeCart)
