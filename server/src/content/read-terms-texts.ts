import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Language } from '@pito/contracts/values/locale'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Config } from '../platform/config.ts'
import type { Sql } from '../platform/database/sql.ts'
import { inLanguage } from './rules/in-language.ts'
import { readPage } from './show-cms-page.ts'

export interface TermsPage {
  readonly title: string
  readonly html: string
}

type TermsPageName = 'terms-and-condition' | 'payment-and-delivery-terms' | 'withdrawal'

/** The pages that a buyer accepts or has to be informed of, in both languages. */
export type TermsTexts = Readonly<Record<Language, { readonly [Name in TermsPageName]?: TermsPage }>>

/** Returns the published terms as they are on a day, or null if the shop has published none. */
export async function readTermsTexts(
  shop: {
    readonly sql: Sql
    readonly config: Config
  },
  now: Date,
): Promise<TermsTexts | null> {
  const day = helsinkiDate(now)
  const [terms, delivery, withdrawal] = [
    await readPage(shop, 'terms-and-condition', day),
    await readPage(shop, 'payment-and-delivery-terms', day),
    await readPage(shop, 'withdrawal', day),
  ]
  if (!terms) return null
  const pages = { 'terms-and-condition': terms, 'payment-and-delivery-terms': delivery, withdrawal }
  const textsIn = (localeId: number) =>
    Object.fromEntries(
      Object.entries(pages).flatMap(([name, page]) => {
        if (!page) return []
        const { title, content: html } = inLanguage(page.translations, localeId)
        return [[name, { title, html }]]
      }),
    )
  return { fi: textsIn(cmsLocaleIds.fi_FI), en: textsIn(cmsLocaleIds.en_GB) }
}
