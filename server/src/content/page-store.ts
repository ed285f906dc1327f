import type { CmsPageType } from '@pito/contracts/values/content-kinds'
import type { LandingType } from '@pito/contracts/values/landing'
import { truck } from '@pito/contracts/values/vehicle-type'
import type { Company } from '../platform/company/company.ts'
import { companyColumn } from '../platform/company/company-store.ts'
import type { RowIn, RowOf } from '../platform/database/columns.ts'
import { columns, expression, inSnakeCase, named, upsertion } from '../platform/database/columns.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import type { DeliveryTimes } from '../pricing/index.ts'
import { deliveryTimesColumn, freeDeliveryColumn } from '../pricing/index.ts'

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

const lineColumns = columns(
  { page: 'cms_page', text: 'cms_page_translation' },
  'page.id, page.url_path, page.type, page.updated_at, text.locale_id, text.title, text.summary',
).narrowed<{ locale_id: 1 | 2 }>()
const contentColumns = columns('cms_page_translation', 'content, meta_desc')
const pageColumns = (day: string) =>
  columns('cms_page', [], {
    company: expression<Company | null>`${companyColumn}`,
    delivery_times: expression<DeliveryTimes>`${deliveryTimesColumn(day)}`,
    free_delivery_cents: expression<number | null>`${freeDeliveryColumn(day)}`,
    offers_fitting: expression<boolean>`count_fitting_points() > 0`,
    sells_truck_tyres: expression<boolean>`exists (select from tyre where vehicle_type_id = ${truck} and active)`,
  })

/** The fields are named as in the API, so that a row can be returned as it is read. */
export type PageLineRow = RowIn<[typeof lineColumns]>
/** The company is null while it is not known. Fitting is offered if a service point fits tyres. */
export type PageRow = RowIn<[typeof lineColumns, typeof contentColumns, ReturnType<typeof pageColumns>]>

/** Returns the time of a published page's last change. Returns null if there is no such page. */
export async function pageChangedAt(sql: Sql, urlPath: string): Promise<Date | null> {
  const [page] = await sql<{ updatedAt: Date }>`
    select updated_at from cms_page where url_path = ${urlPath} and published`
  return page?.updatedAt ?? null
}

/**
 * Returns a row for each language of a page, Finnish first, with the company and the delivery times of a day, which the
 * page may name, and whether it may speak of fitting and of truck tyres.
 */
export function publishedPage(sql: Sql, urlPath: string, day: string): Promise<PageRow[]> {
  return sql.snake`
    select ${lineColumns}, ${contentColumns}, ${pageColumns(day)}
    from cms_page page join cms_page_translation text on cms_page_id = page.id
    where url_path = ${urlPath} and published order by locale_id desc`
}

/** Returns a row for each page and language, in the order of the pages. Finnish comes before English. */
export function publishedPagesOfType(sql: Sql, type: CmsPageType): Promise<PageLineRow[]> {
  return sql.snake`
    select ${lineColumns} from cms_page page join cms_page_translation text on cms_page_id = page.id
    where type = ${type} and published order by position, page.id, locale_id desc`
}

/** Writes a page and returns its id. A page with the same path is overwritten. */
export async function writePage(tx: Tx, page: Omit<Page, 'id'>): Promise<number> {
  const [written] = await tx<{ id: number }>`
    insert into cms_page ${upsertion('cms_page', ['url_path'], inSnakeCase(page, 'url_path, type, position, published, updated_at'))}
    returning id`
  return (written as { id: number }).id
}

export async function writeTranslation(tx: Tx, text: Translation): Promise<void> {
  const values = inSnakeCase(text, 'cms_page_id, locale_id, title, summary, content, meta_desc')
  const key = ['cms_page_id', 'locale_id'] as const
  await tx`insert into cms_page_translation ${upsertion('cms_page_translation', key, values)}`
}

export async function hasContent(sql: Sql): Promise<boolean> {
  return (await sql`select from cms_page limit 1`).length > 0
}

const landingColumns = named('type, name, locale_id, block1, block2, block3, meta_description')
const landingTexts = columns('landing_text', landingColumns).narrowed<{
  type: LandingType
  locale_id: 1 | 2
}>()

type LandingTextRow = RowOf<typeof landingTexts>

/** Returns a row for each language in which the page has texts. */
export function landingTextRows(sql: Sql, type: LandingType, name: string): Promise<LandingTextRow[]> {
  return sql`select ${landingTexts} from landing_text where type = ${type} and name = ${name}`
}

export async function writeLandingText(tx: Tx, row: LandingTextRow): Promise<void> {
  const key = ['type', 'name', 'locale_id'] as const
  await tx`insert into landing_text ${upsertion('landing_text', key, inSnakeCase(row, landingColumns))}`
}
