import * as booking from '@pito/contracts/booking'
import * as cart from '@pito/contracts/cart'
import * as draft from '@pito/contracts/checkout-draft'
import type { Routes } from '../platform/http/calls.ts'
import type { CustomerAndGuestRoutes } from '../platform/http/customer-and-guest.ts'
import { createAppointment } from './create-appointment.ts'
import { saveDraft, showDraft } from './draft/checkout-draft.ts'
import { insertItem } from './insert-item.ts'
import { mergeCart } from './merge-cart.ts'
import { removeAppointment } from './remove-appointment.ts'
import { removeLine } from './remove-line.ts'
import { showCachedAppointment } from './show-appointment.ts'
import { showCart } from './show-cart.ts'

export const cartRoutes: CustomerAndGuestRoutes = (customerAndGuest) => {
  customerAndGuest(cart.getCartItems, showCart)
  customerAndGuest(cart.insertCartItem, insertItem)
  customerAndGuest(cart.removeCartLine, removeLine)
  customerAndGuest(booking.createAppointment, createAppointment)
  customerAndGuest(booking.getAppointmentCached, showCachedAppointment)
  customerAndGuest(booking.removeAppointment, removeAppointment)
  customerAndGuest(draft.saveCheckoutDraft, saveDraft)
  customerAndGuest(draft.getCheckoutDraft, showDraft)
}

export const mergeRoutes: Routes = (on) => on(cart.mergeCart, mergeCart)
