import type { LandingType } from '@pito/contracts/values/landing'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { landingTextRows, writeLandingText } from './page-store.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import type { LandingWords } from './save-landing-text.ts'

type WordsByLanguage = Readonly<Record<'fi' | 'en', LandingWords | null>>

const localeIds = { fi: cmsLocaleIds.fi_FI, en: cmsLocaleIds.en_GB } as const

/** Returns the stored texts of a landing page. A language without texts is null. */
export async function readLandingWords(sql: Sql, type: LandingType, name: string): Promise<WordsByLanguage> {
  const rows = await landingTextRows(sql, type, name)
  const of = (language: 'fi' | 'en') => rows.find(({ localeId }) => localeId === localeIds[language]) ?? null
  return { fi: of('fi'), en: of('en') }
}

/** Stores the texts of a landing page. The texts of a language that is null are deleted. */
export async function replaceLandingWords(
  tx: Tx,
  type: LandingType,
  name: string,
  words: WordsByLanguage,
): Promise<void> {
  for (const language of ['fi', 'en'] as const) {
    const own = words[language]
    const localeId = localeIds[language]
    if (own)
      await writeLandingText(tx, {
        type,
        name,
        localeId,
        block1: sanitiseHtml(own.block1),
        block2: sanitiseHtml(own.block2),
        block3: sanitiseHtml(own.block3),
        metaDescription: own.metaDescription,
      })
    else
      await tx`delete from landing_text where type = ${type} and name = ${name} and locale_id = ${localeId}`
  }
}

/** Moves the texts of a brand and of its models to the new slug of the brand. */
export async function moveWordsOfBrand(tx: Tx, from: string, to: string): Promise<void> {
  await tx`delete from landing_text where type = 'brand' and name = ${to}`
  await tx`update landing_text set name = ${to} where type = 'brand' and name = ${from}`
  await tx`
    update landing_text set name = ${to} || substr(name, length(${from}) + 1)
    where type = 'model' and starts_with(name, ${`${from}/`})`
}

/** Moves the texts of a model to its new name, which is brand/model. */
export async function moveWordsOfModel(tx: Tx, from: string, to: string): Promise<void> {
  await tx`delete from landing_text where type = 'model' and name = ${to}`
  await tx`update landing_text set name = ${to} where type = 'model' and name = ${from}`
}
