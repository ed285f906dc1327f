import type { CmsPageType } from '@pito/contracts/values/content-kinds'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds, locales } from '@pito/contracts/values/locale'
import type { Tx } from '../platform/database/sql.ts'
import { bumpRevision } from '../platform/revisions.ts'
import { contentTopic } from './cached-until-changed.ts'
import { writePage, writeTranslation } from './page-store.ts'
import { sanitiseHtml } from './sanitise-html.ts'

export interface CmsText {
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly metaDesc: string
}

export interface CmsPageDraft {
  readonly urlPath: string
  readonly type: CmsPageType
  readonly position: number
  readonly published: boolean
  readonly texts: Readonly<Partial<Record<Locale, CmsText>>>
}

/** Saves a page, which is identified by its path. Saving it again replaces its texts. */
export async function saveCmsPage(tx: Tx, { texts, ...page }: CmsPageDraft, now: Date): Promise<void> {
  const cmsPageId = await writePage(tx, { ...page, updatedAt: now })
  for (const locale of locales) {
    const text = texts[locale]
    if (!text) continue
    const content = sanitiseHtml(text.content)
    await writeTranslation(tx, { ...text, content, cmsPageId, localeId: cmsLocaleIds[locale] })
  }
  await bumpRevision(tx, contentTopic)
}
