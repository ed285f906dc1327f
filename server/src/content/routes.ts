import { getCampaign } from '@pito/contracts/campaign'
import { getCmsPage, getCmsPages, getCountries } from '@pito/contracts/content'
import { getLatestArticles, getLatestNews, getNewsItem } from '@pito/contracts/news'
import { getBanners, getOffers } from '@pito/contracts/offers'
import type { Routes } from '../platform/http/calls.ts'
import { listBanners } from './list-banners.ts'
import { listCmsPages } from './list-cms-pages.ts'
import { listCountries } from './list-countries.ts'
import { listArticles, listNews } from './list-news.ts'
import { listOffers } from './list-offers.ts'
import { showCampaign } from './show-campaign.ts'
import { showCmsPage } from './show-cms-page.ts'
import { showNewsItem } from './show-news-item.ts'

export const contentRoutes: Routes = (on) => {
  on(getCmsPage, showCmsPage)
  on(getCmsPages, listCmsPages)
  on(getCountries, listCountries)
  on(getOffers, listOffers)
  on(getBanners, listBanners)
  on(getCampaign, showCampaign)
}

/** Only customers who are logged in can read news. */
export const newsRoutes: Routes = (on) => {
  on(getLatestNews, listNews)
  on(getLatestArticles, listArticles)
  on(getNewsItem, showNewsItem)
}
