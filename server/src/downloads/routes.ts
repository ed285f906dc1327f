import {
  exportApplicationList,
  exportPriceList,
  exportStockList,
  listCategories,
  listDownloads,
  listGroupCategories,
  logDownload,
} from '@pito/contracts/downloads'
import type { Routes } from '../platform/http/calls.ts'
import { listDownloadFiles } from './list-download-files.ts'
import { listFileGroups } from './list-file-groups.ts'
import { listVehicleCategories } from './list-vehicle-categories.ts'
import { prepareApplicationList, preparePriceList, prepareStockList } from './prepare-exports.ts'
import { storeDownload } from './store-download.ts'

export const downloadRoutes: Routes = (on) => {
  on(listDownloads, listDownloadFiles)
  on(logDownload, storeDownload)
  on(listGroupCategories, listFileGroups)
  on(listCategories, listVehicleCategories)
  on(exportPriceList, preparePriceList)
  on(exportStockList, prepareStockList)
  on(exportApplicationList, prepareApplicationList)
}
