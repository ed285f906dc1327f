import * as papers from '@pito/contracts/order-papers'
import type { Routes } from '../../platform/http/calls.ts'
import { checkPrint, printOrders } from './print-orders.ts'

export const paperRoutes: Routes = (on) => {
  on(papers.printOrders, printOrders)
  on(papers.checkPrint, checkPrint)
}
