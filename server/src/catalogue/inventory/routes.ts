import {
  addReceiptLine,
  createGoodsReceipt,
  deleteGoodsReceipt,
  getGoodsReceipt,
  getGoodsReceipts,
  receiveGoods,
  removeReceiptLine,
  saveGoodsReceipt,
} from '@pito/contracts/staff-goods-receipts'
import { correctStock, getArticleStock, getStock, getStockChanges } from '@pito/contracts/staff-stock'
import type { Routes } from '../../platform/http/calls.ts'
import { listReceipts, showReceipt } from '../receipts/list-receipts.ts'
import { addLine, removeLine } from '../receipts/receipt-lines.ts'
import { receiveDraft } from '../receipts/receive-goods.ts'
import { addReceipt, changeReceipt, removeReceipt } from '../receipts/save-receipt.ts'
import { correctByCount } from './correct-stock.ts'
import { listStock } from './list-stock.ts'
import { listStockChanges, showStock } from './show-stock.ts'

export const stockReadingRoutes: Routes = (on) => {
  on(getStock, listStock)
  on(getArticleStock, showStock)
  on(getStockChanges, listStockChanges)
  on(getGoodsReceipts, listReceipts)
  on(getGoodsReceipt, showReceipt)
}

export const stockEditingRoutes: Routes = (on) => {
  on(correctStock, correctByCount)
  on(createGoodsReceipt, addReceipt)
  on(saveGoodsReceipt, changeReceipt)
  on(deleteGoodsReceipt, removeReceipt)
  on(addReceiptLine, addLine)
  on(removeReceiptLine, removeLine)
  on(receiveGoods, receiveDraft)
}
