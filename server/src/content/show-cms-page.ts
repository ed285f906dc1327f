import type { CmsPage } from '@pito/contracts/content'
import { getCmsPage } from '@pito/contracts/content'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { derived } from '@pito/contracts/values/derived'
import { cmsLocaleIds, languageOfCms } from '@pito/contracts/values/locale'
import { isSlug } from '@pito/contracts/values/slug'
import { klarnaAccount } from '../payment-providers/index.ts'
import { cacheByTopicAndDay } from '../platform/cache-by-topic.ts'
import { noCompany } from '../platform/company/company.ts'
import type { Config } from '../platform/config.ts'
import { searchesPlates } from '../platform/config.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import type { Platform } from '../platform/platform.ts'
import { refuse } from '../platform/refuse.ts'
import { contentTopic } from './cached-until-changed.ts'
import type { PageRow } from './page-store.ts'
import { publishedPage } from './page-store.ts'
import { fillPlaceholders } from './rules/fill-placeholders.ts'
import { inLanguage } from './rules/in-language.ts'
import { sanitiseHtml } from './sanitise-html.ts'

type PageInput = Input<typeof getCmsPage>

/** Pages name delivery times, and a scheduled change of these times starts at midnight in Helsinki. */
const cachedPage = cacheByTopicAndDay(contentTopic, readPage)

export async function showCmsPage(
  ctx: Context,
  { page, locale_id }: PageInput,
): Promise<Answer<typeof getCmsPage>> {
  const found = isSlug(page) ? await cachedPage(ctx, page) : null
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

const answerOf = (page: CmsPage) => getCmsPage.response.parse(ok(page))

export async function readPage(
  { sql, config }: Pick<Platform, 'sql' | 'config'>,
  urlPath: string,
  day: string,
) {
  const rows = await publishedPage(sql, urlPath, day)
  const [page] = rows
  const [first, ...rest] = rows.map((row) => translationOf(row, config))
  if (!page || !first) return null
  const { id, url_path, type, updated_at } = page
  const translations: [typeof first, ...typeof rest] = [first, ...rest]
  return { id, url_path, type, updated_at: updated_at.toISOString(), translations }
}

/**
 * Returns a translation for the response and sanitises it. It was sanitised when it was saved, but a row may have
 * been written in another way.
 */
function translationOf(
  {
    locale_id,
    title,
    summary,
    content,
    meta_desc,
    company,
    delivery_times: deliveryTimes,
    free_delivery_cents: freeDeliveryCents,
    offers_fitting: offersFitting,
    sells_truck_tyres: sellsTruckTyres,
  }: PageRow,
  config: Config,
) {
  const language = languageOfCms(locale_id)
  const filled = fillPlaceholders(sanitiseHtml(content, language, 'h1'), language, {
    collectsReturns: config.collectsReturns,
    company: company ?? noCompany,
    deliveryTimes,
    freeDeliveryCents,
    offersFitting,
    searchesPlates: searchesPlates(config),
    offersKlarna: klarnaAccount(config) !== null,
    sellsTruckTyres,
  })
  return { locale_id, title, summary, content: filled, meta_desc }
}
