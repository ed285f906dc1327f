import * as again from '@pito/contracts/order-again'
import * as orders from '@pito/contracts/orders'
import * as details from '@pito/contracts/shipping-details'
import * as desk from '@pito/contracts/staff-orders'
import type { Routes } from '../platform/http/calls.ts'
import type { CustomerAndGuestRoutes } from '../platform/http/customer-and-guest.ts'
import { listDocuments } from './desk/list-documents.ts'
import { countOrderTabs, listOrdersForStaff } from './desk/list-orders-for-staff.ts'
import { showOrderForStaff, showTimeline } from './desk/show-order-for-staff.ts'
import { listOrders } from './list-orders.ts'
import { confirmOrder } from './placing/confirm-order.ts'
import { repeatOrder, showRepeatedOrder } from './placing/repeat-order.ts'
import { updateShippingDetails } from './placing/update-shipping-details.ts'
import { showOrder, showShippingDetails } from './show-order.ts'

export const orderRoutes: CustomerAndGuestRoutes = (customerAndGuest) => {
  customerAndGuest(orders.confirmOrder, confirmOrder)
  customerAndGuest(details.updateShippingDetails, updateShippingDetails)
  customerAndGuest(details.getShippingDetails, showShippingDetails)
  customerAndGuest(orders.getOrder, showOrder)
  customerAndGuest(orders.getOrderDetails, showOrder)
}

/** Guests repeat orders too, also by the link of an e-mail, so these calls need no session. */
export const repeatRoutes: Routes = (on) => {
  on(again.getRepeatedOrder, showRepeatedOrder)
  on(again.repeatOrder, repeatOrder)
}

export const orderListRoutes: Routes = (on) => on(orders.listOrders, listOrders)

export const staffOrderRoutes: Routes = (on) => {
  on(desk.listOrdersForStaff, listOrdersForStaff)
  on(desk.countOrderTabs, countOrderTabs)
  on(desk.getOrderForStaff, showOrderForStaff)
  on(desk.getOrderTimeline, showTimeline)
  on(desk.listDocuments, listDocuments)
}
