import * as booking from '@pito/contracts/booking'
import * as cart from '@pito/contracts/cart'
import * as choices from '@pito/contracts/cart-choices'
import * as cartVehicle from '@pito/contracts/cart-vehicle'
import * as draft from '@pito/contracts/checkout-draft'
import { getFittingPrices } from '@pito/contracts/fitting-prices'
import { getFittingOffers } from '@pito/contracts/fittings'
import { getExampleCarts } from '@pito/contracts/staff-promo-codes'
import type { Routes } from '../platform/http/calls.ts'
import type { CustomerAndGuestRoutes } from '../platform/http/customer-and-guest.ts'
import { acceptPrices } from './accept-prices.ts'
import {
  addShippingCharge,
  removeServices,
  removeShippingCharge,
  updateShippingAddressType,
} from './choose-delivery.ts'
import { clearCart } from './clear-cart.ts'
import { createAppointment } from './create-appointment.ts'
import { saveDraft, showDraft } from './draft/checkout-draft.ts'
import { showExampleCarts } from './example-carts.ts'
import { insertItem } from './insert-item.ts'
import { insertSet } from './insert-set.ts'
import { mergeCart } from './merge-cart.ts'
import { applyPromoCode, removePromoCode } from './promo-code.ts'
import { removeAppointment } from './remove-appointment.ts'
import { removeLine } from './remove-line.ts'
import { showCachedAppointment } from './show-appointment.ts'
import { showCart } from './show-cart.ts'
import { showDetails } from './show-details.ts'
import { showFittingOffers } from './show-fitting-offers.ts'
import { showFittingPrices } from './show-fitting-prices.ts'
import { showLiveCart } from './show-live-cart.ts'
import { checkVehicle, confirmLines, showCartVehicle, skipVehicle } from './vehicle/cart-vehicle.ts'

export const cartRoutes: CustomerAndGuestRoutes = (customerAndGuest) => {
  customerAndGuest(cart.getCartItems, showCart)
  customerAndGuest(cart.insertCartItem, insertItem)
  customerAndGuest(cart.insertCartSet, insertSet)
  customerAndGuest(cart.removeCartLine, removeLine)
  customerAndGuest(choices.getCartDetails, showDetails)
  customerAndGuest(getFittingPrices, showFittingPrices)
  customerAndGuest(getFittingOffers, showFittingOffers)
  customerAndGuest(choices.addShippingCharge, addShippingCharge)
  customerAndGuest(choices.removeShippingCharge, removeShippingCharge)
  customerAndGuest(choices.removeServices, removeServices)
  customerAndGuest(choices.updateShippingAddressType, updateShippingAddressType)
  customerAndGuest(choices.clearCart, clearCart)
  customerAndGuest(choices.acceptPrices, acceptPrices)
  customerAndGuest(choices.applyPromoCode, applyPromoCode)
  customerAndGuest(choices.removePromoCode, removePromoCode)
  customerAndGuest(booking.createAppointment, createAppointment)
  customerAndGuest(booking.getAppointmentCached, showCachedAppointment)
  customerAndGuest(booking.removeAppointment, removeAppointment)
  customerAndGuest(draft.saveCheckoutDraft, saveDraft)
  customerAndGuest(draft.getCheckoutDraft, showDraft)
  customerAndGuest(cartVehicle.getCartVehicle, showCartVehicle)
  customerAndGuest(cartVehicle.checkCartVehicle, checkVehicle)
  customerAndGuest(cartVehicle.skipCartVehicle, skipVehicle)
  customerAndGuest(cartVehicle.confirmCartLines, confirmLines)
}

/** The calls of staff who read promo codes. */
export const exampleCartRoutes: Routes = (on) => on(getExampleCarts, showExampleCarts)

export const mergeRoutes: Routes = (on) => on(cart.mergeCart, mergeCart)

export const liveCartRoutes: Routes = (on) => on(choices.getLiveCart, showLiveCart)
