import { addVatRate, getVatRates, removeVatRate } from '@pito/contracts/staff-vat-rates'
import type { Routes } from '../../platform/http/calls.ts'
import { dropVatRate, listVatRates, planVatRate } from './vat-rates.ts'

export const vatReadingRoutes: Routes = (on) => {
  on(getVatRates, listVatRates)
}

export const vatEditingRoutes: Routes = (on) => {
  on(addVatRate, planVatRate)
  on(removeVatRate, dropVatRate)
}
