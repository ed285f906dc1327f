import { correctStock, getArticleStock, getStock, getStockChanges } from '@pito/contracts/staff-stock'
import type { Routes } from '../../platform/http/calls.ts'
import { correctByCount } from './correct-stock.ts'
import { listStock } from './list-stock.ts'
import { listStockChanges, showStock } from './show-stock.ts'

export const stockReadingRoutes: Routes = (on) => {
  on(getStock, listStock)
  on(getArticleStock, showStock)
  on(getStockChanges, listStockChanges)
}

export const stockEditingRoutes: Routes = (on) => {
  on(correctStock, correctByCount)
}
