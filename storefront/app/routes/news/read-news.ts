import { getLatestArticles, getLatestNews } from '@pito/contracts/news'
import type { Api } from '../../api/api.ts'

export const readLatestNews = async (api: Api) => (await api(getLatestNews, {})).data
export const readLatestArticles = async (api: Api) => (await api(getLatestArticles, {})).data
