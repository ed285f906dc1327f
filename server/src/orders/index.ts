/**
 * An *order* is what a buyer agreed to, copied from the cart with its sums. An unpaid order follows its cart: confirming
 * again brings it up to date. Knowing its number gives no access; only its customer, its guest and staff can open it.
 */

export { writeOrderEmails } from './emails/write-order-emails.ts'
export { collectKlarna } from './fulfilment/collect-klarna.ts'
export { followAppointments } from './fulfilment/follow-appointments.ts'
export { orderChangeRoutes, orderLinkRoutes, shippingRoutes } from './fulfilment/routes.ts'
export { linkFolder, orderFolders } from './invoices/invoice-path.ts'
export { openLinkedVoucher, openVoucher } from './invoices/open-voucher.ts'
export { openCalendar } from './open-calendar.ts'
export { reconcilePayments } from './payments/reconcile.ts'
export {
  callbackRoutes,
  paymentMethodRoutes,
  paymentRoutes,
  paymentStatusRoutes,
  staffRefundRoutes,
  staffReservationRoutes,
} from './payments/routes.ts'
export { settle } from './payments/settle.ts'
export { confirmOrder } from './placing/confirm-order.ts'
export { forgetUnpaidOrders } from './placing/forget-unpaid-orders.ts'
export { ordersPersonalData } from './placing/orders-personal-data.ts'
export { updateShippingDetails } from './placing/update-shipping-details.ts'
export { makeRefunds } from './refunds/make-refunds.ts'
export { orderListRoutes, orderRoutes, staffOrderRoutes } from './routes.ts'
