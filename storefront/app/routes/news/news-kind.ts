import type { NewsKind } from '@pito/contracts/values/content-kinds'

/** The same pages serve /news and /articles. */
export function newsKindAt({ pathname }: URL): NewsKind {
  return pathname.startsWith('/articles') ? 'article' : 'news'
}

export const newsFolders: Readonly<Record<NewsKind, string>> = { news: '/news', article: '/articles' }
