import type { NewsKind } from '@pito/contracts/values/content-kinds'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds, locales } from '@pito/contracts/values/locale'
import type { Tx } from '../platform/database/sql.ts'
import { writeNewsItem, writeNewsTranslation } from './news-store.ts'
import { sanitiseHtml } from './sanitise-html.ts'

export interface NewsText {
  readonly title: string
  readonly summary: string
  readonly content: string
}

export interface NewsDraft {
  readonly kind: NewsKind
  readonly slug: string
  /** The item is not shown before this time. */
  readonly publishedAt: Date
  readonly texts: Readonly<Partial<Record<Locale, NewsText>>>
}

/** Saves a news item, which is identified by its slug. Saving it again replaces its texts. */
export async function saveNewsItem(tx: Tx, { texts, ...item }: NewsDraft): Promise<void> {
  const newsItemId = await writeNewsItem(tx, item)
  for (const locale of locales) {
    const text = texts[locale]
    if (!text) continue
    const content = sanitiseHtml(text.content)
    await writeNewsTranslation(tx, { ...text, content, newsItemId, localeId: cmsLocaleIds[locale] })
  }
}
