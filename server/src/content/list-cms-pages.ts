import type { CmsPageLine } from '@pito/contracts/content'
import { getCmsPages } from '@pito/contracts/content'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { CmsPageType } from '@pito/contracts/values/content-kinds'
import { isCmsPageType } from '@pito/contracts/values/content-kinds'
import { derived } from '@pito/contracts/values/derived'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import type { PageLineRow } from './page-store.ts'
import { publishedPagesOfType } from './page-store.ts'
import { inLanguage } from './rules/in-language.ts'

type Pages = Answer<typeof getCmsPages>
type Translations = [PageLineRow, ...PageLineRow[]]

const cachedPages = cachedUntilChanged(async (sql, type) =>
  isCmsPageType(type) ? byPage(await publishedPagesOfType(sql, type)) : null,
)

const inLocale = derived((pages: readonly Translations[], locale: Locale) =>
  getCmsPages.response.parse(
    ok(pages.map((translations) => shown(inLanguage(translations, cmsLocaleIds[locale])))),
  ),
)

export async function listCmsPages(ctx: Context, { type }: Input<typeof getCmsPages>): Promise<Pages> {
  const pages = isCmsPageType(type) ? await cachedPages(ctx, type) : null
  if (!pages) refuse('not-found')
  return inLocale(pages, ctx.locale)
}

/** Lists the published pages of these types. They are read from memory until the content changes. */
export async function readPageLines(ctx: Context, types: readonly CmsPageType[]): Promise<CmsPageLine[]> {
  const pages = await Promise.all(types.map((type) => listCmsPages(ctx, { type })))
  return pages.flatMap(({ data }) => data)
}

function byPage(rows: PageLineRow[]): Translations[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()] as Translations[]
}

function shown({ locale_id: _, updated_at, ...line }: PageLineRow): CmsPageLine {
  return { ...line, updated_at: updated_at.toISOString() }
}
