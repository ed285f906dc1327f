import type { NewsKind } from '@pito/contracts/values/content-kinds'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { latestNews } from './news-store.ts'
import { inLanguage } from './rules/in-language.ts'

const most = 50

export const listNews = (ctx: Context) => list(ctx, 'news')
export const listArticles = (ctx: Context) => list(ctx, 'article')

/** Lists the news items. Each is in the caller's language, or in the language in which it exists. */
async function list({ sql, now, locale }: Context, kind: NewsKind) {
  const items = Map.groupBy(await latestNews(sql, { kind, now, most }), ({ id }) => id)
  return ok(
    [...items.values()].flatMap(([first, ...rest]) => {
      if (!first) return []
      const { locale_id: _, published_at, ...line } = inLanguage([first, ...rest], cmsLocaleIds[locale])
      return [{ ...line, published_at: published_at.toISOString() }]
    }),
  )
}
