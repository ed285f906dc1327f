import type { BannerTone, MenuType } from '@pito/contracts/values/content-kinds'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'

export interface MenuRow {
  readonly id: number
  readonly parentId: number | null
  readonly position: number
  readonly type: MenuType
  readonly slug: string | null
  readonly nameFi: string
  readonly nameEn: string
  readonly descriptionFi: string
  readonly descriptionEn: string
  readonly imagePath: string | null
  readonly linkFi: string | null
  readonly linkEn: string | null
}

export function menuRows(sql: Sql): Promise<MenuRow[]> {
  return sql<MenuRow>`
    select id, parent_id, position, type, slug, name_fi, name_en,
      description_fi, description_en, image_path,
      link_fi, link_en
    from menu_item order by position, id`
}

export async function writeMenuItem(tx: Tx, item: Omit<MenuRow, 'id'>): Promise<number> {
  const [written] = await tx<{ id: number }>`
    insert into menu_item (parent_id, position, type, slug, name_fi, name_en, description_fi, description_en,
      image_path, link_fi, link_en)
    values (${item.parentId}, ${item.position}, ${item.type}, ${item.slug}, ${item.nameFi}, ${item.nameEn},
      ${item.descriptionFi}, ${item.descriptionEn}, ${item.imagePath}, ${item.linkFi}, ${item.linkEn})
    returning id`
  return (written as { id: number }).id
}

interface CountryRow {
  readonly id: number
  readonly iso2: string
  readonly nameFi: string
  readonly nameEn: string
  readonly dialCode: string | null
}

export function countryRows(sql: Sql): Promise<CountryRow[]> {
  return sql<CountryRow>`
    select id, iso2, name_fi, name_en, dial_code from country`
}

export interface OfferRow {
  readonly id: number
  readonly position: number
  readonly labelFi: string
  readonly labelEn: string
  readonly urlFi: string
  readonly urlEn: string
  readonly imageBasePath: string
  readonly imageFi: string
  readonly imageEn: string
}

export function publishedOffers(sql: Sql): Promise<OfferRow[]> {
  return sql<OfferRow>`
    select id, position, label_fi, label_en, url_fi, url_en,
      image_base_path, image_fi, image_en
    from offer where published order by position, id`
}

export async function writeOffer(tx: Tx, offer: Omit<OfferRow, 'id'>): Promise<void> {
  await tx`
    insert into offer (position, label_fi, label_en, url_fi, url_en, image_base_path, image_fi, image_en)
    values (${offer.position}, ${offer.labelFi}, ${offer.labelEn}, ${offer.urlFi}, ${offer.urlEn},
      ${offer.imageBasePath}, ${offer.imageFi}, ${offer.imageEn})`
}

interface BannerRow {
  readonly id: number
  readonly localeId: 1 | 2
  readonly tyreCategoryId: number
  readonly position: number
  readonly title: string
  readonly description: string
  readonly link: string
  readonly tone: BannerTone
  readonly imageBasePath: string
  readonly image: string
}

const bannerColumns = part`
  id, locale_id, tyre_category_id, position, title, description, link, tone,
  image_base_path, image`

export function publishedBanners(sql: Sql, localeId: 1 | 2, tyreCategoryId: number): Promise<BannerRow[]> {
  return sql<BannerRow>`
    select ${bannerColumns} from banner
    where published and locale_id = ${localeId} and tyre_category_id = ${tyreCategoryId} order by position, id`
}

export async function writeBanner(tx: Tx, banner: Omit<BannerRow, 'id'>): Promise<void> {
  await tx`
    insert into banner (locale_id, tyre_category_id, position, title, description, link, tone, image_base_path, image)
    values (${banner.localeId}, ${banner.tyreCategoryId}, ${banner.position}, ${banner.title}, ${banner.description},
      ${banner.link}, ${banner.tone}, ${banner.imageBasePath}, ${banner.image})`
}
