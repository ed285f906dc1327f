import { getCmsPage, getCmsPages, getCountries, getMenus } from '@pito/contracts/content'
import type { Routes } from '../platform/http/calls.ts'
import { listCmsPages } from './list-cms-pages.ts'
import { listCountries } from './list-countries.ts'
import { listMenus } from './list-menus.ts'
import { showCmsPage } from './show-cms-page.ts'

export const contentRoutes: Routes = (on) => {
  on(getMenus, listMenus)
  on(getCmsPage, showCmsPage)
  on(getCmsPages, listCmsPages)
  on(getCountries, listCountries)
}
