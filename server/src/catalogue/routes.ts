import { getProductAlternatives } from '@pito/contracts/alternatives'
import {
  getAllFilters,
  getBrands,
  getDiameters,
  getHeights,
  getLoadIndexes,
  getModels,
  getProductByNames,
  getProductDetails,
  getProductSizes,
  getProducts,
  getSearchSlug,
  getSpeedIndexes,
  getTyreSeasons,
  getVehicleTypes,
  getWidths,
} from '@pito/contracts/catalogue'
import { compareProducts } from '@pito/contracts/compare'
import { getLowestInstallationPrice } from '@pito/contracts/installation'
import { getRecommendations, getVehicleSizes } from '@pito/contracts/recommendations'
import { searchProducts, suggestSearches } from '@pito/contracts/search'
import { getInformationSheet, getProductDetailLabel } from '@pito/contracts/tyre-label'
import type { Routes } from '../platform/http/calls.ts'
import { listAlternatives } from './alternatives/list-alternatives.ts'
import { listAllFilters } from './list-all-filters.ts'
import { listComparedProducts } from './list-compared-products.ts'
import {
  listBrands,
  listDiameters,
  listHeights,
  listLoadIndexes,
  listModels,
  listSpeedIndexes,
  listTyreSeasons,
  listVehicleTypes,
  listWidths,
} from './list-filter-options.ts'
import { listProducts } from './list-products.ts'
import { listSizes } from './list-sizes.ts'
import { listRecommendations } from './recommendations/list-recommendations.ts'
import { listVehicleSizes } from './recommendations/list-vehicle-sizes.ts'
import { searchForProducts } from './search-for-products.ts'
import { showInformationSheet } from './show-information-sheet.ts'
import { showInstallationPrice } from './show-installation-price.ts'
import { showLabel } from './show-label.ts'
import { showProduct } from './show-product.ts'
import { showProductByNames } from './show-product-by-names.ts'
import { showSearchSlug } from './show-search-slug.ts'
import { listSuggestions } from './suggestions/list-suggestions.ts'

export const catalogueRoutes: Routes = (on) => {
  on(getProducts, listProducts)
  on(searchProducts, searchForProducts)
  on(getRecommendations, listRecommendations)
  on(getVehicleSizes, listVehicleSizes)
  on(suggestSearches, listSuggestions)
  on(compareProducts, listComparedProducts)
  on(getAllFilters, listAllFilters)
  on(getVehicleTypes, listVehicleTypes)
  on(getWidths, listWidths)
  on(getHeights, listHeights)
  on(getDiameters, listDiameters)
  on(getSpeedIndexes, listSpeedIndexes)
  on(getLoadIndexes, listLoadIndexes)
  on(getTyreSeasons, listTyreSeasons)
  on(getBrands, listBrands)
  on(getModels, listModels)
  on(getSearchSlug, showSearchSlug)
  on(getProductDetails, showProduct)
  on(getProductByNames, showProductByNames)
  on(getProductSizes, listSizes)
  on(getProductAlternatives, listAlternatives)
  on(getLowestInstallationPrice, showInstallationPrice)
  on(getProductDetailLabel, showLabel)
  on(getInformationSheet, showInformationSheet)
}
