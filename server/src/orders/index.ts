/**
 * An *order* is a copy of what the buyer agreed to: the content of the cart with its sums. An unpaid order follows its
 * cart: confirming the cart again updates the order. The order number alone gives no access; an order can be opened
 * only by staff and by the customer or guest who owns it.
 */

export { insertAttempt, openAttempt, readAttempt } from './attempts/attempt-store.ts'
export { paymentToMake } from './attempts/payment-to-make.ts'
export { openOrderExport } from './desk/export-orders.ts'
export { openDocumentExport } from './desk/list-documents.ts'
export { countOpenNotes, notesToHandOver } from './desk/note-store.ts'
export { idsFound, ordersOfPlate, phoneBegins, searchedText } from './desk/orders-found.ts'
export { lockOrdersOf, ordersOfCustomer, unfinishedOrders } from './desk/orders-of-customer.ts'
export { addNote } from './desk/write-notes.ts'
export { writeOrderEmails } from './emails/write-order-emails.ts'
export { cancelOrder } from './fulfilment/cancel-order.ts'
export { deliverOrder, packOrder } from './fulfilment/change-by-staff.ts'
export { collectAll, collectKlarna } from './fulfilment/collect-klarna.ts'
export { followAppointments } from './fulfilment/follow-appointments.ts'
export { releaseRefunds } from './fulfilment/release-refunds.ts'
export { addReturnPhoto, openReturnPhoto } from './fulfilment/return-photos.ts'
export {
  orderChangeRoutes,
  orderEditingRoutes,
  orderLinkRoutes,
  refundByLineRoutes,
  returnAgreementRoutes,
  shippingRoutes,
} from './fulfilment/routes.ts'
export { announceSendings, shipOrder } from './fulfilment/send-order.ts'
export { returnTyres } from './fulfilment/take-back.ts'
export { withdrawOrder } from './fulfilment/withdraw-order.ts'
export { invoicePath, linkFolder, orderFolders } from './invoices/invoice-path.ts'
export { openLinkedVoucher, openVoucher } from './invoices/open-voucher.ts'
export { openCalendar } from './open-calendar.ts'
export { openPaper } from './paper/open-paper.ts'
export { paperRoutes } from './paper/routes.ts'
export { checkWithProvider } from './payments/check-with-provider.ts'
export { reconcilePayments } from './payments/reconcile.ts'
export {
  callbackRoutes,
  manualRefundRoutes,
  paymentCheckRoutes,
  paymentMethodRoutes,
  paymentRoutes,
  paymentStatusRoutes,
  refundReadingRoutes,
  staffRefundRoutes,
  staffReservationRoutes,
} from './payments/routes.ts'
export { confirmOrder } from './placing/confirm-order.ts'
export { forgetUnpaidOrders } from './placing/forget-unpaid-orders.ts'
export { ordersPersonalData } from './placing/orders-personal-data.ts'
export { updateShippingDetails } from './placing/update-shipping-details.ts'
export { makeRefundNow, makeRefunds } from './refunds/make-refunds.ts'
export {
  batchRoutes,
  orderListRoutes,
  orderRoutes,
  repeatRoutes,
  staffOrderRoutes,
  undeliverableRoutes,
} from './routes.ts'
export { supplementRoutes } from './supplements/routes.ts'
export { openLinkedTerms, openTerms } from './terms/open-terms.ts'
