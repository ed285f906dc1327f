import { getArticlePrices, getStaffPrices, previewBulkPrices, savePrices } from '@pito/contracts/staff-prices'
import type { Routes } from '../../platform/http/calls.ts'
import { listPrices, showBulkPrices } from './list-prices.ts'
import { saveChangedPrices } from './save-prices.ts'
import { showArticlePrices } from './show-article-prices.ts'

export const priceReadingRoutes: Routes = (on) => {
  on(getStaffPrices, listPrices)
  on(getArticlePrices, showArticlePrices)
}

export const priceEditingRoutes: Routes = (on) => {
  on(previewBulkPrices, showBulkPrices)
  on(savePrices, saveChangedPrices)
}
