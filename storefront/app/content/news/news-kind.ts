import type { NewsKind } from '@pito/contracts/values/content-kinds'

/** Returns the kind of news for a URL. /news and /articles use the same pages. */
export function newsKindAt({ pathname }: URL): NewsKind {
  return pathname.startsWith('/articles') ? 'article' : 'news'
}

export const newsFolders: Readonly<Record<NewsKind, string>> = { news: '/news', article: '/articles' }
