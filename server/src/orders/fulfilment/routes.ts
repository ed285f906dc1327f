import * as changes from '@pito/contracts/order-changes'
import * as refunds from '@pito/contracts/refunds'
import * as byStaff from '@pito/contracts/staff-order-changes'
import * as returns from '@pito/contracts/staff-returns'
import type { Routes } from '../../platform/http/calls.ts'
import type { CustomerAndGuestRoutes } from '../../platform/http/customer-and-guest.ts'
import { requireSecondFactor } from '../../platform/sessions/require-second-factor.ts'
import { dropOrder } from '../payments/drop-order.ts'
import { withdrawPaymentLink } from '../supplements/change-supplement.ts'
import { agreeOnReturn, previewAgreement } from './agree-on-return.ts'
import { cancelForCustomer, cancelLinkedOrder, cancelOrder, previewCancellation } from './cancel-order.ts'
import { deliverOrder, packOrder } from './change-by-staff.ts'
import { changeDelivery } from './change-delivery.ts'
import { moveFitting, showFittingTimes } from './move-fitting.ts'
import { previewRefund, refundOrder, showRefundable } from './refund-by-line.ts'
import { correctDelivery, correctSending, setTrackingNumbers, shipOrder, undoSending } from './send-order.ts'
import { showLinkedOrder } from './show-linked-order.ts'
import { previewReturn, returnTyres } from './take-back.ts'
import { registerWithdrawal, withdrawLinkedOrder, withdrawOrder } from './withdraw-order.ts'

export const orderChangeRoutes: CustomerAndGuestRoutes = (customerAndGuest) => {
  customerAndGuest(changes.cancelOrder, cancelOrder)
  customerAndGuest(changes.dropOrder, dropOrder)
  customerAndGuest(changes.withdrawOrder, withdrawOrder)
}

/** These routes need no session: the token of the e-mail identifies the order. */
export const orderLinkRoutes: Routes = (on) => {
  on(changes.getLinkedOrder, showLinkedOrder)
  on(changes.cancelLinkedOrder, cancelLinkedOrder)
  on(changes.withdrawLinkedOrder, withdrawLinkedOrder)
}

export const shippingRoutes: Routes = (on) => {
  on(changes.packOrder, packOrder)
  on(changes.shipOrder, shipOrder)
  on(changes.undoSending, undoSending)
  on(changes.correctSending, correctSending)
  on(changes.setTrackingNumbers, setTrackingNumbers)
  on(changes.correctDelivery, correctDelivery)
  on(changes.deliverOrder, deliverOrder)
  on(changes.returnTyres, returnTyres)
  on(changes.previewReturn, previewReturn)
}

export const orderEditingRoutes: Routes = (on) => {
  on(returns.previewCancellation, previewCancellation)
  on(returns.cancelForCustomer, cancelForCustomer)
  on(returns.registerWithdrawal, registerWithdrawal)
  on(byStaff.changeDelivery, changeDelivery)
  on(byStaff.getFittingTimes, showFittingTimes)
  on(byStaff.moveFitting, moveFitting)
  on(byStaff.withdrawPaymentLink, withdrawPaymentLink)
}

export const refundByLineRoutes: Routes = (on) => {
  on(refunds.getRefundable, showRefundable)
  on(refunds.previewRefund, previewRefund)
  on(refunds.refundOrder, refundOrder, requireSecondFactor)
}

export const returnAgreementRoutes: Routes = (on) => {
  on(returns.agreeOnReturn, agreeOnReturn)
  on(returns.previewAgreement, previewAgreement)
}
