import { saveNewsItem } from '@pito/server/src/content/index.ts'
import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import { readNews } from './read-news.ts'

const files = [
  { file: 'news', kind: 'news' },
  { file: 'articles', kind: 'article' },
] as const

/** Stores six news items and six articles. */
export async function fillNews(tx: Tx): Promise<void> {
  for (const { file, kind } of files) {
    const english = new Map(readNews(file, 'en').map((item) => [item.slug, item]))
    for (const { slug, day, ...fi_FI } of readNews(file, 'fi')) {
      const en_GB = english.get(slug)
      const texts = { fi_FI, ...(en_GB && { en_GB }) }
      await saveNewsItem(tx, { kind, slug, publishedAt: new Date(`${day}T07:00:00Z`), texts })
    }
  }
}
