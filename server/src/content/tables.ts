import type { BannerTone, CmsPageType, MenuType } from '@pito/contracts/values/content-kinds'
import type { LandingType } from '@pito/contracts/values/landing'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const country = pgTable('country', {
  id: smallint().primaryKey(),
  iso2: text().notNull(),
  nameFi: text('name_fi').notNull(),
  nameEn: text('name_en').notNull(),
  nameSv: text('name_sv').notNull(),
  dialCode: text('dial_code'),
})

export const menuItem = pgTable('menu_item', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer('parent_id').references((): AnyPgColumn => menuItem.id),
  position: smallint().notNull(),
  type: text().$type<MenuType>().notNull(),
  slug: text(),
  nameFi: text('name_fi').notNull(),
  nameEn: text('name_en').notNull(),
  descriptionFi: text('description_fi').notNull().default(''),
  descriptionEn: text('description_en').notNull().default(''),
  imagePath: text('image_path'),
  linkFi: text('link_fi'),
  linkEn: text('link_en'),
})

export const cmsPage = pgTable('cms_page', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  urlPath: text('url_path').notNull(),
  type: text().$type<CmsPageType>().notNull(),
  position: smallint().notNull().default(0),
  published: boolean().notNull().default(true),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

export const cmsPageTranslation = pgTable(
  'cms_page_translation',
  {
    cmsPageId: integer('cms_page_id').notNull(),
    localeId: smallint('locale_id').$type<1 | 2>().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    content: text().notNull().default(''),
    metaDesc: text('meta_desc').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.cmsPageId, table.localeId] })],
)

export const offer = pgTable('offer', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: smallint().notNull(),
  published: boolean().notNull().default(true),
  labelFi: text('label_fi').notNull(),
  labelEn: text('label_en').notNull(),
  urlFi: text('url_fi').notNull(),
  urlEn: text('url_en').notNull(),
  imageBasePath: text('image_base_path').notNull(),
  imageFi: text('image_fi').notNull(),
  imageEn: text('image_en').notNull(),
})

export const banner = pgTable('banner', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  localeId: smallint('locale_id').$type<1 | 2>().notNull(),
  tyreCategoryId: smallint('tyre_category_id').notNull(),
  position: smallint().notNull(),
  published: boolean().notNull().default(true),
  title: text().notNull(),
  description: text().notNull().default(''),
  link: text().notNull(),
  tone: text().$type<BannerTone>().notNull(),
  imageBasePath: text('image_base_path').notNull(),
  image: text().notNull(),
})

export const landingText = pgTable(
  'landing_text',
  {
    type: text().$type<LandingType>().notNull(),
    name: text().notNull(),
    localeId: smallint('locale_id').$type<1 | 2>().notNull(),
    block1: text().notNull(),
    block2: text().notNull(),
    block3: text().notNull(),
    metaDescription: text('meta_description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.name, table.localeId] })],
)
