import * as supplements from '@pito/contracts/order-supplements'
import type { Routes } from '../../platform/http/calls.ts'
import { confirmSupplement, paySupplement, showSupplement } from './pay-supplement.ts'

/** These routes need no session: the token of the e-mail identifies the supplement. */
export const supplementRoutes: Routes = (on) => {
  on(supplements.getSupplement, showSupplement)
  on(supplements.paySupplement, paySupplement)
  on(supplements.confirmSupplement, confirmSupplement)
}
