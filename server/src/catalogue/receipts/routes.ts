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
import type { Routes } from '../../platform/http/calls.ts'
import { listReceipts, showReceipt } from './list-receipts.ts'
import { addLine, removeLine } from './receipt-lines.ts'
import { receiveDraft } from './receive-goods.ts'
import { addReceipt, changeReceipt, removeReceipt } from './save-receipt.ts'

export const receiptReadingRoutes: Routes = (on) => {
  on(getGoodsReceipts, listReceipts)
  on(getGoodsReceipt, showReceipt)
}

export const receiptEditingRoutes: Routes = (on) => {
  on(createGoodsReceipt, addReceipt)
  on(saveGoodsReceipt, changeReceipt)
  on(deleteGoodsReceipt, removeReceipt)
  on(addReceiptLine, addLine)
  on(removeReceiptLine, removeLine)
  on(receiveGoods, receiveDraft)
}
