import type { CampaignItem, CampaignKind, CampaignPlace } from '@pito/contracts/values/campaign-section'
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const campaign = pgTable('campaign', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  published: boolean().notNull().default(true),
  campaignMode: boolean('campaign_mode').notNull().default(false),
  titleFi: text('title_fi').notNull(),
  titleEn: text('title_en').notNull(),
  metaDescFi: text('meta_desc_fi').notNull().default(''),
  metaDescEn: text('meta_desc_en').notNull().default(''),
  imageBasePath: text('image_base_path').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** Fields are called as in the API: what is read is what is answered. */
export const campaignSection = pgTable(
  'campaign_section',
  {
    campaignId: integer('campaign_id').notNull(),
    place: text().$type<CampaignPlace>().notNull(),
    localeId: smallint('locale_id').$type<1 | 2>().notNull(),
    kind: text().$type<CampaignKind>().notNull(),
    image: text(),
    small_image: text(),
    logo: text(),
    title: text(),
    description: text(),
    button_one_title: text(),
    button_one_link: text(),
    button_two_title: text(),
    button_two_link: text(),
    youtube_link: text(),
    background_color: text(),
    data: jsonb().$type<readonly CampaignItem[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.place, table.localeId] })],
)
