import { getShippingCharge } from '@pito/contracts/pricing'
import {
  changeDeliverySettings,
  getDeliverySettings,
  removeScheduledDelivery,
  saveScheduledDelivery,
} from '@pito/contracts/staff-delivery'
import {
  createPromoCode,
  getPromoCodeUsage,
  getPromoCodeUses,
  getStaffPromoCode,
  getStaffPromoCodes,
  savePromoCode,
} from '@pito/contracts/staff-promo-codes'
import { addVatRate, getVatRates, removeVatRate } from '@pito/contracts/staff-vat-rates'
import type { Routes } from '../platform/http/calls.ts'
import { requireSecondFactor } from '../platform/sessions/require-second-factor.ts'
import {
  changeDelivery,
  checkDelivery,
  removeScheduled,
  saveScheduled,
  showDeliverySettings,
} from './delivery-settings/change-delivery.ts'
import {
  addPromoCode,
  changePromoCode,
  checkPromoCode,
  listPromoCodes,
  listPromoCodeUses,
  showPromoCode,
  showPromoCodeUsage,
} from './promo-codes/promo-codes.ts'
import { showShippingCharge } from './show-shipping-charge.ts'
import { dropVatRate, listVatRates, planVatRate } from './vat-rates/vat-rates.ts'

export const pricingRoutes: Routes = (on) => {
  on(getShippingCharge, showShippingCharge)
}

/** The calls of staff that read VAT rates, and the prices and times of delivery. */
export const rateReadingRoutes: Routes = (on) => {
  on(getVatRates, listVatRates)
  on(getDeliverySettings, showDeliverySettings)
}

export const rateEditingRoutes: Routes = (on) => {
  on(addVatRate, planVatRate, requireSecondFactor)
  on(removeVatRate, dropVatRate, requireSecondFactor)
  on(changeDeliverySettings, changeDelivery, { checkFields: checkDelivery })
  on(saveScheduledDelivery, saveScheduled, { checkFields: checkDelivery })
  on(removeScheduledDelivery, removeScheduled)
}

export const promoReadingRoutes: Routes = (on) => {
  on(getStaffPromoCodes, listPromoCodes)
  on(getStaffPromoCode, showPromoCode)
  on(getPromoCodeUsage, showPromoCodeUsage)
  on(getPromoCodeUses, listPromoCodeUses)
}

export const promoEditingRoutes: Routes = (on) => {
  on(createPromoCode, addPromoCode, { checkFields: checkPromoCode })
  on(savePromoCode, changePromoCode, { checkFields: checkPromoCode })
}
