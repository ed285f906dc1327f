import type { LandingType } from '@pito/contracts/values/landing'
import type { LandingTextDraft } from '@pito/server/src/content/index.ts'
import { readLandingFile } from './read-landing-file.ts'
import { sizePages } from './size-pages.ts'

/**
 * Returns the hand-written texts of landing pages: seasons, categories, common sizes and larger brands. The shop
 * composes the texts of all other landing pages.
 */
export function landingPages(): LandingTextDraft[] {
  const written = (['tyre_season', 'tyre_category', 'brand'] as const).flatMap(pagesOfType)
  return [...written, ...sizePages()]
}

function pagesOfType(type: LandingType): LandingTextDraft[] {
  const english = readLandingFile(`${type}.en.md`)
  return [...readLandingFile(`${type}.fi.md`)].map(([name, fi_FI]) => {
    const en_GB = english.get(name)
    if (!en_GB) throw new Error(`${type}.en.md says nothing of ${name}.`)
    return { type, name, texts: { fi_FI, en_GB } }
  })
}
