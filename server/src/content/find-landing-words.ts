import type { LandingType } from '@pito/contracts/values/landing'
import { landingTypes } from '@pito/contracts/values/landing'
import { cmsLocaleIds, languageOf, languageOfCms } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import { landingTextRows } from './page-store.ts'
import { cachedMenu } from './read-menu.ts'
import { bannerText } from './rules/banner-text.ts'
import { menuTypeOfLanding } from './rules/menu-type-of.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import type { LandingWords } from './save-landing-text.ts'

const cachedWords = cachedUntilChanged(readWords)

/**
 * Returns the texts that the shop has written for this page, in the caller's language. Returns null if there are
 * none.
 */
export async function findLandingWords(
  ctx: Context,
  type: LandingType,
  name: string,
): Promise<LandingWords | null> {
  const rows = await cachedWords(ctx, `${type} ${name}`)
  return rows.find(({ localeId }) => localeId === cmsLocaleIds[ctx.locale]) ?? null
}

/**
 * Returns the menu's description of this page, or the description of its kind if the page has none. Returns an empty
 * text if there is neither.
 */
export async function findBannerText(ctx: Context, type: LandingType, name: string): Promise<string> {
  const found = bannerText(await cachedMenu(ctx), menuTypeOfLanding(type), name)
  return found?.[languageOf(ctx.locale)] ?? ''
}

/**
 * Reads the texts of a page and sanitises them. They were sanitised when they were saved, but a row may have been
 * written in another way.
 */
async function readWords(sql: Sql, key: string) {
  const [type, name = ''] = key.split(' ')
  const known = landingTypes.find((each) => each === type)
  const rows = known ? await landingTextRows(sql, known, name) : []
  return rows.map(({ localeId, block1, block2, block3, metaDescription }) => ({
    localeId,
    block1: sanitiseHtml(block1, languageOfCms(localeId)),
    block2: sanitiseHtml(block2, languageOfCms(localeId)),
    block3: sanitiseHtml(block3, languageOfCms(localeId)),
    metaDescription,
  }))
}
