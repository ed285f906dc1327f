import * as again from '@pito/contracts/order-again'
import * as batches from '@pito/contracts/order-batches'
import * as orders from '@pito/contracts/orders'
import * as details from '@pito/contracts/shipping-details'
import * as notes from '@pito/contracts/staff-notes'
import * as desk from '@pito/contracts/staff-orders'
import * as returns from '@pito/contracts/staff-returns'
import type { Routes } from '../platform/http/calls.ts'
import type { CustomerAndGuestRoutes } from '../platform/http/customer-and-guest.ts'
import { listDocuments } from './desk/list-documents.ts'
import { countOrderTabs, listOrdersForStaff } from './desk/list-orders-for-staff.ts'
import { listReturns } from './desk/list-returns.ts'
import {
  cancelUndeliverable,
  checkOrderBatch,
  checkUndeliverable,
  runOrderBatch,
} from './desk/order-batches.ts'
import { listNotesForMe, showNotesOfOrder } from './desk/read-notes.ts'
import { showOrderForStaff, showTimeline } from './desk/show-order-for-staff.ts'
import { addNote, addToNote, editNote, markNote } from './desk/write-notes.ts'
import { showReturn } from './fulfilment/show-return.ts'
import { listOrders } from './list-orders.ts'
import { confirmOrder } from './placing/confirm-order.ts'
import { repeatOrder, showRepeatedOrder } from './placing/repeat-order.ts'
import { updateShippingDetails } from './placing/update-shipping-details.ts'
import { showNextFitting } from './show-next-fitting.ts'
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

export const orderListRoutes: Routes = (on) => {
  on(orders.listOrders, listOrders)
  on(orders.getNextFitting, showNextFitting)
}

export const staffOrderRoutes: Routes = (on) => {
  on(desk.listOrdersForStaff, listOrdersForStaff)
  on(desk.countOrderTabs, countOrderTabs)
  on(desk.getOrderForStaff, showOrderForStaff)
  on(desk.getOrderTimeline, showTimeline)
  on(desk.listDocuments, listDocuments)
  on(returns.listReturns, listReturns)
  on(returns.getOrderReturn, showReturn)
  on(notes.getNotesOfOrder, showNotesOfOrder)
  on(notes.addNote, addNote)
  on(notes.editNote, editNote)
  on(notes.markNote, markNote)
  on(notes.addToNote, addToNote)
  on(notes.listNotesForMe, listNotesForMe)
}

export const batchRoutes: Routes = (on) => {
  on(batches.checkOrderBatch, checkOrderBatch)
  on(batches.runOrderBatch, runOrderBatch)
}

/** Only owners cancel several orders at once. */
export const undeliverableRoutes: Routes = (on) => {
  on(batches.checkUndeliverable, checkUndeliverable)
  on(batches.cancelUndeliverable, cancelUndeliverable)
}
