import { getShippingCharge } from '@pito/contracts/pricing'
import type { Routes } from '../platform/http/calls.ts'
import { showShippingCharge } from './show-shipping-charge.ts'

export const pricingRoutes: Routes = (on) => {
  on(getShippingCharge, showShippingCharge)
}
