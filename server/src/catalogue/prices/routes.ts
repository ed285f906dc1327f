import { savePrices } from '@pito/contracts/staff-prices'
import type { Routes } from '../../platform/http/calls.ts'
import { saveChangedPrices } from './save-prices.ts'

export const priceEditingRoutes: Routes = (on) => {
  on(savePrices, saveChangedPrices)
}
