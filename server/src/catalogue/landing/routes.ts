import { getMenus } from '@pito/contracts/content'
import {
  getBrand,
  getBrandModels,
  getBrandTyres,
  getModel,
  getModelTyres,
  getPage,
  getTyreCategory,
  getTyreSeason,
  getTyreSize,
  getTyreseasonModels,
  getTyreseasonTyres,
  getTyresizeModels,
  getTyresizeTyres,
  getTyretypeTyres,
} from '@pito/contracts/landing'
import type { Routes } from '../../platform/http/calls.ts'
import {
  listBrandTyres,
  listModelTyres,
  listTyreseasonTyres,
  listTyresizeTyres,
  listTyretypeTyres,
} from './list-landing-tyres.ts'
import { listMenus } from './list-menus.ts'
import { listBrandModels, listTyreseasonModels, listTyresizeModels } from './list-popular-models.ts'
import { showBrand, showCategory, showModel, showSeason, showSize } from './show-landings.ts'
import { showPage } from './show-page.ts'

export const landingRoutes: Routes = (on) => {
  on(getTyreCategory, showCategory)
  on(getTyreSeason, showSeason)
  on(getTyreSize, showSize)
  on(getBrand, showBrand)
  on(getModel, showModel)
  on(getBrandModels, listBrandModels)
  on(getBrandTyres, listBrandTyres)
  on(getModelTyres, listModelTyres)
  on(getTyretypeTyres, listTyretypeTyres)
  on(getTyreseasonTyres, listTyreseasonTyres)
  on(getTyreseasonModels, listTyreseasonModels)
  on(getTyresizeTyres, listTyresizeTyres)
  on(getTyresizeModels, listTyresizeModels)
  on(getPage, showPage)
  on(getMenus, listMenus)
}
