import type { CmsPage } from '@pito/contracts/content'
import { getCmsPage } from '@pito/contracts/content'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { isUrlPath } from '@pito/contracts/values/content-kinds'
import { derived } from '@pito/contracts/values/derived'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import { yes } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { keepUntilChanged } from './keep-until-changed.ts'
import { inLanguage } from './rules/in-language.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { publishedPage } from './store.ts'

type Wanted = Input<typeof getCmsPage>

const keptPage = keepUntilChanged(readPage)

export async function showCmsPage(ctx: Ctx, { page, locale_id }: Wanted): Promise<Answer<typeof getCmsPage>> {
  const found = isUrlPath(page) ? await keptPage(ctx, page) : null
  if (!found) refuse('not-found')
  return locale_id ? inOneLanguage(found, locale_id) : inAllLanguages(found, cmsLocaleIds[ctx.locale])
}

type Page = NonNullable<Awaited<ReturnType<typeof readPage>>>

const inOneLanguage = derived((page: Page, localeId: number) => {
  const translation = inLanguage(page.translations, localeId)
  return answerOf({ ...page, title: translation.title, translations: [translation] })
})
const inAllLanguages = derived((page: Page, localeId: number) =>
  answerOf({ ...page, title: inLanguage(page.translations, localeId).title }),
)

const answerOf = (page: CmsPage) => getCmsPage.response.parse(yes(page))

async function readPage(db: Db, urlPath: string) {
  const rows = await publishedPage(db, urlPath)
  const [first, ...rest] = rows.map(({ translation }) => withSafeContent(translation))
  const page = rows[0]?.page
  if (!page || !first) return null
  const translations: [typeof first, ...typeof rest] = [first, ...rest]
  return {
    id: page.id,
    url_path: page.urlPath,
    type: page.type,
    updated_at: page.updatedAt.toISOString(),
    translations,
  }
}

/** Cleaned when saved already; a row may have come another way. */
function withSafeContent<Text extends { content: string }>(translation: Text): Text {
  return { ...translation, content: sanitiseHtml(translation.content) }
}
