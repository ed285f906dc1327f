import type { Platform } from '../platform/platform.ts'
import { countArticlesOnSale, readLinkedArticles } from './link-store.ts'
import { productLink } from './rules/product-links.ts'

export interface TwoLinks {
  readonly fi: string
  readonly en: string
  /** The time of the last change. It is absent if the shop does not know it. */
  readonly changedAt?: Date
}

export function countProductLinks({ sql }: Platform): Promise<number> {
  return countArticlesOnSale(sql)
}

/**
 * Lists the URLs of one sitemap file; files are numbered from 1. The time of a tyre's last price change counts as the
 * time of its last change.
 */
export async function listProductLinks(
  { sql }: Platform,
  { file, linksPerFile }: { file: number; linksPerFile: number },
): Promise<TwoLinks[]> {
  const rows = await readLinkedArticles(sql, { offset: (file - 1) * linksPerFile, limit: linksPerFile })
  return rows.map(({ changedAt, ...product }) => ({
    fi: productLink(product, 'fi'),
    en: productLink(product, 'en'),
    changedAt,
  }))
}
