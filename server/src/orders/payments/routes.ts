import * as payments from '@pito/contracts/payments'
import * as refunds from '@pito/contracts/refunds'
import * as reservations from '@pito/contracts/reservations'
import { checkPayment } from '@pito/contracts/staff-order-changes'
import { methodsOffered } from '../../payment-providers/index.ts'
import type { Routes } from '../../platform/http/calls.ts'
import { ok } from '../../platform/http/calls.ts'
import type { CustomerAndGuestRoutes } from '../../platform/http/customer-and-guest.ts'
import { requireSecondFactor } from '../../platform/sessions/require-second-factor.ts'
import {
  listRefunds,
  listSurplusPayments,
  payRefundByHand,
  retryRefund,
  showRefund,
} from '../refunds/show-refunds.ts'
import { takeKlarnaCallback, takePaytrailCallback, takePaytrailRefundCallback } from './callbacks.ts'
import { checkPayment as checkPaymentByStaff } from './check-by-staff.ts'
import { confirmKlarnaPayment, confirmPayment, readKlarnaSession } from './confirm-payment.ts'
import { listStuckPayments } from './list-stuck-payments.ts'
import { listReservations, releaseReservationByStaff } from './staff-reservations.ts'
import { processKlarnaPayment, processPayment } from './start-payment.ts'
import { updatePaytrailStatus } from './update-status.ts'

export const paymentRoutes: CustomerAndGuestRoutes = (customerAndGuest) => {
  customerAndGuest(payments.processPayment, processPayment)
  customerAndGuest(payments.processKlarnaPayment, processKlarnaPayment)
  customerAndGuest(payments.confirmPayment, confirmPayment)
  customerAndGuest(payments.confirmKlarnaPayment, confirmKlarnaPayment)
  customerAndGuest(payments.readKlarnaSession, readKlarnaSession)
}

export const paymentMethodRoutes: Routes = (on) =>
  on(payments.listPaymentMethods, ({ platform }) => ok([...methodsOffered(platform.config)]))

export const paymentStatusRoutes: Routes = (on) => on(payments.updatePaytrailStatus, updatePaytrailStatus)

/** These routes are for providers, which have no session: a signature, or a secret in the path, authenticates them. */
export const callbackRoutes: Routes = (on) => {
  on(payments.paytrailCallback, takePaytrailCallback)
  on(payments.paytrailRefundCallback, takePaytrailRefundCallback)
  on(payments.klarnaCallback, takeKlarnaCallback)
}

/** Whoever may read orders also reads what became of their refunds and of money that they could not use. */
export const refundReadingRoutes: Routes = (on) => {
  on(refunds.listRefunds, listRefunds)
  on(refunds.getRefund, showRefund)
  on(refunds.listSurplusPayments, listSurplusPayments)
}

export const manualRefundRoutes: Routes = (on) =>
  on(refunds.payRefundByHand, payRefundByHand, requireSecondFactor)

export const staffRefundRoutes: Routes = (on) => {
  on(refunds.retryRefund, retryRefund)
  on(payments.listStuckPayments, listStuckPayments)
}

export const paymentCheckRoutes: Routes = (on) => on(checkPayment, checkPaymentByStaff)

export const staffReservationRoutes: Routes = (on) => {
  on(reservations.listReservations, listReservations)
  on(reservations.releaseReservation, releaseReservationByStaff)
}
