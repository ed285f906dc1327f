/**
 * The catalogue: tyres, their sizes, prices and stock; the filters and the index that serves lists.
 * An article is one product: model, size, load and speed index, XL or RF, run-flat. Lists come from an index in memory
 * that follows the tables within a second; the tables remain authoritative.
 */

export { readEquivalents } from './alternatives/list-alternatives.ts'
export { applyArticles } from './articles/apply-articles.ts'
export {
  applyStates,
  articlesToTakeOffSale,
  type ChosenArticles,
  checkStates,
  takeMissingOffSale,
} from './articles/change-states.ts'
export { checkArticles } from './articles/import-articles.ts'
export { articlesFound } from './articles/list-articles.ts'
export { unknownBrands } from './brands/brand-store.ts'
export { type EarlierRows, noEarlierRows } from './earlier-rows.ts'
export {
  type ApplicationRow,
  type ArticleRow,
  applicationRows,
  countRows,
  type ExportRows,
  type PriceRow,
  priceRows,
  type StockRow,
  stockRows,
} from './exports/export-rows.ts'
export { productFeed } from './feed/product-feed.ts'
export { forgetOldChanges } from './forget-old-changes.ts'
export { applyCounts, checkCounts } from './inventory/import-counts.ts'
export { stockEditingRoutes, stockReadingRoutes } from './inventory/routes.ts'
export { weekFaultSentences } from './inventory/week-fault-sentences.ts'
export { labelImage } from './label/label-image.ts'
export { listLandingLinks } from './landing/list-landing-links.ts'
export { landingRoutes } from './landing/routes.ts'
export { countProductLinks, listProductLinks, type TwoLinks } from './list-product-links.ts'
export { goodsEditingRoutes, goodsReadingRoutes } from './office/routes.ts'
export { openCatalogue } from './open-catalogue.ts'
export { addPicture } from './pictures/change-pictures.ts'
export { uploadedPicture, uploadedPictureNames } from './pictures/picture-store.ts'
export { guardedAllowance } from './prices/change-prices.ts'
export { applyPrices, checkPrices } from './prices/import-prices.ts'
export { priceEditingRoutes, priceReadingRoutes } from './prices/routes.ts'
export { sizeTextOf } from './product-of.ts'
export { type ArticleIdentity, readArticleIdentities } from './read-article-identities.ts'
export { namesOfLeftOut, type Offer, readOffers } from './read-offers.ts'
export { applyGoods } from './receipts/apply-goods.ts'
export { checkGoods } from './receipts/import-goods.ts'
export { namesOfReferences } from './reference-names.ts'
export { catalogueRoutes } from './routes.ts'
export { informationSheetPdf } from './sheet/information-sheet-pdf.ts'
export { freeExpiredStock } from './stock/free-expired-stock.ts'
export { endsAtTheLatest, isPaymentUnderWay, statesUnderWay } from './stock/reservation-end.ts'
export { reserveStock } from './stock/reserve-stock.ts'
export { returnAllStock, returnStock } from './stock/return-stock.ts'
export { takeStock } from './stock/take-stock.ts'
export { readTyresToFit } from './tyres-to-fit.ts'
