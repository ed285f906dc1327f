import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

export const brand = pgTable('brand', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  slug: text().notNull(),
  imagePath: text('image_path'),
  contact: text(),
})

export const model = pgTable('model', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  brandId: integer('brand_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  nameFi: text('name_fi'),
  seasonId: smallint('season_id').notNull(),
  vehicleKind: text('vehicle_kind').$type<'car' | 'suv' | 'van' | 'truck'>().notNull(),
  tyreClass: text('tyre_class').$type<'C1' | 'C2' | 'C3'>().notNull(),
  segment: text().$type<'premium' | 'mid' | 'budget'>().notNull(),
  winterClimate: text('winter_climate').$type<'Nordic' | 'Central European'>(),
  has3pmsf: boolean('has_3pmsf').notNull().default(false),
  iceGrip: boolean('ice_grip').notNull().default(false),
  axle: text().$type<'steer' | 'drive' | 'trailer' | 'all'>(),
  launchYear: smallint('launch_year'),
  shortDescriptionFi: text('short_description_fi').notNull().default(''),
  shortDescriptionEn: text('short_description_en').notNull().default(''),
  descriptionFi: text('description_fi').notNull().default(''),
  descriptionEn: text('description_en').notNull().default(''),
  picture: text(),
  popularity: integer().notNull().default(0),
  pictureViews: text('picture_views').notNull().default('hero,front'),
})
