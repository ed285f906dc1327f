import type { RowOf } from '../platform/database/columns.ts'
import { columns, inSnakeCase, insertion, named } from '../platform/database/columns.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'

const menuFields = named(
  'parent_id, position, type, slug, name_fi, name_en, description_fi, description_en, image_path, link_fi, link_en',
)
const menuColumns = columns('menu_item', ['id', ...menuFields])

export type MenuRow = RowOf<typeof menuColumns>

export function menuRows(sql: Sql): Promise<MenuRow[]> {
  return sql`select ${menuColumns} from menu_item order by position, id`
}

export async function writeMenuItem(tx: Tx, item: Omit<MenuRow, 'id'>): Promise<number> {
  const [written] = await tx<{ id: number }>`
    insert into menu_item ${insertion('menu_item', inSnakeCase(item, menuFields))} returning id`
  return (written as { id: number }).id
}

export function countryRows(sql: Sql) {
  return sql`select ${columns('country', 'id, iso2, name_fi, name_en, dial_code')} from country`
}

const offerFields = named('position, label_fi, label_en, url_fi, url_en, image_base_path, image_fi, image_en')
const offerColumns = columns('offer', ['id', ...offerFields])

export type OfferRow = RowOf<typeof offerColumns>

export function publishedOffers(sql: Sql): Promise<OfferRow[]> {
  return sql`select ${offerColumns} from offer where published order by position, id`
}

export async function writeOffer(tx: Tx, offer: Omit<OfferRow, 'id'>): Promise<void> {
  await tx`insert into offer ${insertion('offer', inSnakeCase(offer, offerFields))}`
}

const bannerFields = named(
  'locale_id, tyre_category_id, position, title, description, link, tone, image_base_path, image',
)
const bannerColumns = columns('banner', ['id', ...bannerFields]).narrowed<{ locale_id: 1 | 2 }>()

type BannerRow = RowOf<typeof bannerColumns>

export function publishedBanners(sql: Sql, localeId: 1 | 2, tyreCategoryId: number): Promise<BannerRow[]> {
  return sql`
    select ${bannerColumns} from banner
    where published and locale_id = ${localeId} and tyre_category_id = ${tyreCategoryId} order by position, id`
}

export async function writeBanner(tx: Tx, banner: Omit<BannerRow, 'id'>): Promise<void> {
  await tx`insert into banner ${insertion('banner', inSnakeCase(banner, bannerFields))}`
}
