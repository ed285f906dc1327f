import type { LandingType } from '@pito/contracts/values/landing'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds, locales } from '@pito/contracts/values/locale'
import type { Tx } from '../platform/database/sql.ts'
import { bumpRevision } from '../platform/revisions.ts'
import { contentTopic } from './cached-until-changed.ts'
import { writeLandingText } from './page-store.ts'
import { sanitiseHtml } from './sanitise-html.ts'

export interface LandingWords {
  readonly block1: string
  readonly block2: string
  readonly block3: string
  readonly metaDescription: string
}

export interface LandingTextDraft {
  readonly type: LandingType
  /**
   * The name as in the English URL. The name of a model follows that of its brand, as in
   * nokian-tyres/hakkapeliitta-10.
   */
  readonly name: string
  readonly texts: Readonly<Record<Locale, LandingWords>>
}

/** Saves the texts of a landing page. Saving them again replaces them. */
export async function saveLandingText(tx: Tx, { type, name, texts }: LandingTextDraft): Promise<void> {
  for (const locale of locales) {
    const { block1, block2, block3, metaDescription } = texts[locale]
    await writeLandingText(tx, {
      type,
      name,
      localeId: cmsLocaleIds[locale],
      block1: sanitiseHtml(block1),
      block2: sanitiseHtml(block2),
      block3: sanitiseHtml(block3),
      metaDescription,
    })
  }
  await bumpRevision(tx, contentTopic)
}
