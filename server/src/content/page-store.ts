import type { CmsPageType } from '@pito/contracts/values/content-kinds'
import type { LandingType } from '@pito/contracts/values/landing'
import type { Company } from '../platform/company/company.ts'
import { companyColumn } from '../platform/company/company-store.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import type { DeliveryTimes } from '../pricing/index.ts'
import { deliveryTimesColumn } from '../pricing/index.ts'

interface Page {
  readonly id: number
  readonly urlPath: string
  readonly type: CmsPageType
  readonly position: number
  readonly published: boolean
  readonly updatedAt: Date
}

interface Translation {
  readonly cmsPageId: number
  readonly localeId: 1 | 2
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly metaDesc: string
}

/** The fields are named as in the API, so that a row can be returned as it is read. */
export interface PageRow {
  readonly id: number
  readonly url_path: string
  readonly type: CmsPageType
  readonly updated_at: Date
  readonly locale_id: 1 | 2
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly meta_desc: string
  /** Null while the company that sells is not known. */
  readonly company: Company | null
  readonly delivery_times: DeliveryTimes
  /** True if a service point fits tyres. */
  readonly offers_fitting: boolean
}

export type PageLineRow = Omit<
  PageRow,
  'content' | 'meta_desc' | 'company' | 'delivery_times' | 'offers_fitting'
>

/** Returns the time of a published page's last change. Returns null if there is no such page. */
export async function pageChangedAt(sql: Sql, urlPath: string): Promise<Date | null> {
  const [page] = await sql<{ updatedAt: Date }>`
    select updated_at from cms_page where url_path = ${urlPath} and published`
  return page?.updatedAt ?? null
}

/**
 * Returns a row for each language of a page, Finnish first, with the company and the delivery times of a day, which the
 * page may name, and whether it may speak of fitting.
 */
export function publishedPage(sql: Sql, urlPath: string, day: string): Promise<PageRow[]> {
  return sql.snake<PageRow>`
    select page.id, url_path, type, updated_at, locale_id, title, summary, content, meta_desc,
      ${companyColumn} as company, ${deliveryTimesColumn(day)} as delivery_times,
      count_fitting_points() > 0 as offers_fitting
    from cms_page page join cms_page_translation on cms_page_id = page.id
    where url_path = ${urlPath} and published order by locale_id desc`
}

/** Returns a row for each page and language, in the order of the pages. Finnish comes before English. */
export function publishedPagesOfType(sql: Sql, type: CmsPageType): Promise<PageLineRow[]> {
  return sql.snake<PageLineRow>`
    select page.id, url_path, type, updated_at, locale_id, title, summary
    from cms_page page join cms_page_translation on cms_page_id = page.id
    where type = ${type} and published order by position, page.id, locale_id desc`
}

/** Writes a page and returns its id. A page with the same path is overwritten. */
export async function writePage(tx: Tx, page: Omit<Page, 'id'>): Promise<number> {
  const [written] = await tx<{ id: number }>`
    insert into cms_page (url_path, type, position, published, updated_at)
    values (${page.urlPath}, ${page.type}, ${page.position}, ${page.published}, ${page.updatedAt})
    on conflict (url_path) do update set type = excluded.type, position = excluded.position,
      published = excluded.published, updated_at = excluded.updated_at
    returning id`
  return (written as { id: number }).id
}

export async function writeTranslation(tx: Tx, text: Translation): Promise<void> {
  await tx`
    insert into cms_page_translation (cms_page_id, locale_id, title, summary, content, meta_desc)
    values (${text.cmsPageId}, ${text.localeId}, ${text.title}, ${text.summary}, ${text.content}, ${text.metaDesc})
    on conflict (cms_page_id, locale_id) do update set title = excluded.title, summary = excluded.summary,
      content = excluded.content, meta_desc = excluded.meta_desc`
}

export async function hasContent(sql: Sql): Promise<boolean> {
  return (await sql`select from cms_page limit 1`).length > 0
}

interface LandingTextRow {
  readonly type: LandingType
  readonly name: string
  readonly localeId: 1 | 2
  readonly block1: string
  readonly block2: string
  readonly block3: string
  readonly metaDescription: string
}

/** Returns a row for each language in which the page has texts. */
export function landingTextRows(sql: Sql, type: LandingType, name: string): Promise<LandingTextRow[]> {
  return sql<LandingTextRow>`
    select type, name, locale_id, block1, block2, block3, meta_description
    from landing_text where type = ${type} and name = ${name}`
}

export async function writeLandingText(tx: Tx, row: LandingTextRow): Promise<void> {
  await tx`
    insert into landing_text (type, name, locale_id, block1, block2, block3, meta_description)
    values (${row.type}, ${row.name}, ${row.localeId}, ${row.block1}, ${row.block2}, ${row.block3},
      ${row.metaDescription})
    on conflict (type, name, locale_id) do update set block1 = excluded.block1, block2 = excluded.block2,
      block3 = excluded.block3, meta_description = excluded.meta_description`
}
