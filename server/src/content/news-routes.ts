import { getLatestArticles, getLatestNews, getNewsItem } from '@pito/contracts/news'
import type { Routes } from '../platform/http/calls.ts'
import { listArticles, listNews } from './list-news.ts'
import { showNewsItem } from './show-news-item.ts'

export const newsRoutes: Routes = (on) => {
  on(getLatestNews, listNews)
  on(getLatestArticles, listArticles)
  on(getNewsItem, showNewsItem)
}
