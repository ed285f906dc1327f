import type { Input } from '@pito/contracts/endpoint'
import type { getNewsItem } from '@pito/contracts/news'
import { cmsLocaleIds, languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { newsItem } from './news-store.ts'
import { inLanguage } from './rules/in-language.ts'
import { sanitiseHtml } from './sanitise-html.ts'

export async function showNewsItem({ sql, now, locale }: Context, { slug }: Input<typeof getNewsItem>) {
  const [first, ...rest] = await newsItem(sql, slug, now)
  if (!first) refuse('not-found')
  const { locale_id: _, published_at, content, ...line } = inLanguage([first, ...rest], cmsLocaleIds[locale])
  return ok({
    ...line,
    published_at: published_at.toISOString(),
    content: sanitiseHtml(content, languageOf(locale)),
  })
}
