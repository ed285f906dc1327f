import * as orders from '@pito/contracts/orders'
import * as details from '@pito/contracts/shipping-details'
import type { Routes } from '../platform/http/calls.ts'
import type { CustomerAndGuestRoutes } from '../platform/http/customer-and-guest.ts'
import { listOrders, listOrdersForStaffOnly } from './list-orders.ts'
import { confirmOrder } from './placing/confirm-order.ts'
import { updateShippingDetails } from './placing/update-shipping-details.ts'
import { showOrder, showOrderForStaff, showShippingDetails } from './show-order.ts'

export const orderRoutes: CustomerAndGuestRoutes = (customerAndGuest) => {
  customerAndGuest(orders.confirmOrder, confirmOrder)
  customerAndGuest(details.updateShippingDetails, updateShippingDetails)
  customerAndGuest(details.getShippingDetails, showShippingDetails)
  customerAndGuest(orders.getOrder, showOrder)
  customerAndGuest(orders.getOrderDetails, showOrder)
}

export const orderListRoutes: Routes = (on) => on(orders.listOrders, listOrders)

export const staffOrderRoutes: Routes = (on) => {
  on(orders.listOrdersForStaff, listOrdersForStaffOnly)
  on(orders.getOrderForStaff, showOrderForStaff)
}
